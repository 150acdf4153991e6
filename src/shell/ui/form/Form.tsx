import { type KeyboardEventHandler, type ReactNode, useLayoutEffect, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { useLateTexts } from '../../i18n/useTexts.ts';
import { useErrorText } from '../../messages/errorText.ts';
import type { Refusal } from '../../messages/refusal.ts';
import { formError, useRefusal } from '../../messages/useRefusal.ts';
import styles from './Form.module.css';
import { type Send, useSending } from './useSending.ts';

export interface FormProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Values>;
  readonly send: Send<Values, Refusal>;
  /** Default: the form's own arrangement, one field below the other. */
  readonly className?: string | undefined;
  /** The fields. */
  readonly children: ReactNode;
  /** Buttons at the end. */
  readonly buttons: ReactNode;
  /** Keys of the fields, before what they do by themselves. */
  readonly onKeyDown?: KeyboardEventHandler<HTMLFormElement> | undefined;
}

/**
 * A form whose fields stand in the context: Enter sends it, refusals stand on their fields, and what belongs to no field
 * stands above the buttons. What was typed stays whatever happens.
 */
export function Form<Values extends FieldValues>({
  form,
  send,
  className,
  children,
  buttons,
  onKeyDown,
}: FormProps<Values>) {
  const { t } = useLateTexts('messages');
  const errorText = useErrorText();
  const refusal = useRefusal();
  const { onSubmit, failure, refused } = useSending(form, send, formError);
  const element = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    // A dialog gives the focus to whatever says so when it opens, which is after this.
    element.current?.querySelector('input:not([hidden]), select, textarea')?.setAttribute('autofocus', '');
  }, []);
  const { errors, isSubmitted } = form.formState;
  const faulty = isSubmitted && Object.keys(errors).length > 0;
  const said = failure ? `${t('unsaved.failed')} ${errorText(failure)}` : refusal(refused);
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        className={className ?? styles.form}
        onSubmit={onSubmit}
        onKeyDown={onKeyDown}
        noValidate
      >
        {children}
        {said || faulty ? (
          <p className={styles.failure} role="alert">
            {said ?? t('unsaved.refused')}
          </p>
        ) : null}
        {buttons}
      </form>
    </FormProvider>
  );
}
