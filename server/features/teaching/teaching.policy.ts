/** True publishes; false pauses what is active and leaves anything else, a draft above all, as it is. */
export const statusAfter = <Status extends string>(status: Status, isActive: boolean): Status | 'active' | 'paused' =>
  isActive ? 'active' : status === 'active' ? 'paused' : status;
