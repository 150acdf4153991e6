import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { Refusal } from '../messages/refusal.ts';
import type { FormRefusal } from './formRules.ts';

/** What ties an input to its form. */
export interface GuestInput {
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly ref: (element: HTMLInputElement | null) => void;
}

interface GuestFormOptions<Values> {
  readonly initial: Values;
  /** What the rules of the domain refuse. */
  readonly errorsOf: (values: Values) => readonly Refusal[];
  /** Resolves with what was refused, nothing when it was accepted; rejects when nobody could be asked. */
  readonly send: (values: Values) => Promise<readonly FormRefusal[]>;
  /** Takes refusals of fields that the form does not have. */
  readonly fallback: keyof Values & string;
}

/**
 * A form of signing in: texts that are checked as they are typed, by the rules that the API has too. What the API refuses
 * stands on its field until that is changed; the first refused field gets the focus. Other forms take react-hook-form,
 * which would be a tenth of what the login page loads.
 */
export function useGuestForm<Values extends { readonly [Field in keyof Values]: string }>({
  initial,
  errorsOf,
  send,
  fallback,
}: GuestFormOptions<Values>) {
  type Field = keyof Values & string;
  const [values, setValues] = useState(initial);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly FormRefusal[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  // Enter may come again before the first answer, and before anything is drawn anew.
  const sending = useRef(false);
  const inputs = useRef(new Map<string, HTMLInputElement>());
  const own = errorsOf(values);

  const fill = (next: Partial<Values>) => {
    const names = Object.keys(next);
    setValues((before) => ({ ...before, ...next }));
    setChanged((before) => new Set([...before, ...names]));
    setRefused((before) => before.filter(({ field }) => !names.includes(field)));
  };

  /** The error that stands on a field: of the rules once it was changed, else of the API. */
  const errorOf = (name: Field): FormRefusal | undefined =>
    (changed.has(name) ? own.find(({ field }) => field === name) : undefined) ??
    refused.find(({ field }) => field === name);

  const focusFirst = (wrong: readonly FormRefusal[]) => inputs.current.get(wrong[0]?.field ?? '')?.focus();

  async function submit(): Promise<void> {
    setChanged(new Set(Object.keys(values)));
    if (own.length > 0) {
      focusFirst(own);
      return;
    }
    sending.current = true;
    setBusy(true);
    setFailure(null);
    setRefused([]);
    try {
      const answered = await send(values);
      const placed = answered.map((refusal) =>
        refusal.field in values ? refusal : { ...refusal, field: fallback },
      );
      setRefused(placed);
      focusFirst(placed);
    } catch (error) {
      setFailure(error ?? new Error('The form could not be sent.'));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  return {
    fill,
    errorOf,
    failure,
    busy,
    /** It cannot be sent as it stands. */
    faulty: own.length > 0 || refused.length > 0,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (!sending.current) void submit();
    },
    input: (name: Field): GuestInput => ({
      name,
      value: values[name],
      onChange: ({ currentTarget }) => fill({ [name]: currentTarget.value } as Partial<Values>),
      ref: (element) => {
        if (element) inputs.current.set(name, element);
        else inputs.current.delete(name);
      },
    }),
  };
}
