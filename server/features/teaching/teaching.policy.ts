/** True publishes; false pauses an active course and leaves any other status, such as draft, as it is. */
export const statusAfter = <Status extends string>(status: Status, isActive: boolean): Status | 'active' | 'paused' =>
  isActive ? 'active' : status === 'active' ? 'paused' : status;
