import { createContext, useContext } from 'react';

type FieldControl = { id?: string; required?: boolean; 'aria-describedby'?: string; 'aria-invalid'?: true };

export const FieldContext = createContext<FieldControl>({});

/** The id and aria attributes that the surrounding Field gives its control. */
export const useFieldControl = () => useContext(FieldContext);
