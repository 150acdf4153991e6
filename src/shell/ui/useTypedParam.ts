import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useUrlState } from './useUrlState.ts';

/**
 * What an input needs whose text stands in the address under `name`. What is being typed is ahead of the address; at any
 * other time the address is right.
 */
export function useTypedParam(name: string) {
  const { params, change } = useUrlState();
  const kept = params.get(name) ?? '';
  const [value, setValue] = useState(kept);
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement !== ref.current) setValue(kept);
  }, [kept]);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setValue(target.value);
    change({ [name]: target.value });
  };
  return { ref, value, onChange };
}
