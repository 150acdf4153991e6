import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useLanguage, useTexts } from '~/shell/i18n/useTexts.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { FormDateField } from '~/shell/ui/form/FormDateField.tsx';
import { FormDialog } from '~/shell/ui/form/FormDialog.tsx';
import { FormField } from '~/shell/ui/form/FormField.tsx';
import { rulesOf } from '~/shell/ui/form/rulesOf.ts';
import { Switch } from '~/shell/ui/Switch.tsx';
import { type EventSpan, type EventValues, eventErrors, turned, typedSpan } from '../eventForm.rules.ts';

interface EventDialogProps {
  /** What the fields begin with. */
  readonly event: EventSpan & { readonly title: string; readonly description: string };
  readonly send: (values: EventValues) => Promise<readonly Refusal[]>;
  /** Of an event that is there. */
  readonly onRemove?: () => void;
  readonly onClose: () => void;
}

/** An event as a form: what was typed stays whatever happens. */
export function EventDialog({ event, send, onRemove, onClose }: EventDialogProps) {
  const t = useTexts('calendar');
  const language = useLanguage();
  const { title, description } = event;
  const form = useForm<EventValues>({
    defaultValues: { title, description, ...typedSpan(event) },
    resolver: rulesOf<EventValues>((values) => eventErrors(values, Date.now(), language)),
  });
  const allDay = form.watch('allDay');
  const times = useRef(typedSpan(event));
  const turn = (on: boolean) => {
    const { start, end } = form.getValues();
    if (on) times.current = { allDay: false, start, end };
    const next = turned({ start, end }, on, times.current);
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue('allDay', on, options);
    form.setValue('start', next.start, options);
    form.setValue('end', next.end, options);
  };
  return (
    <FormDialog
      title={onRemove ? t('edit') : t('new')}
      confirm={t('save')}
      drawer={420}
      form={form}
      send={send}
      onClose={onClose}
    >
      <FormField<EventValues> name="title" label={t('field.title')} required />
      <Switch label={t('field.allDay')} checked={allDay} onChange={turn} />
      <FormDateField<EventValues>
        key={`start ${allDay}`}
        name="start"
        label={t('field.start')}
        time={!allDay}
      />
      <FormDateField<EventValues>
        key={`end ${allDay}`}
        name="end"
        label={t(allDay ? 'field.lastDay' : 'field.end')}
        time={!allDay}
      />
      <FormField<EventValues> name="description" label={t('field.description')} rows={5} />
      {onRemove ? (
        <Button kind="danger" onClick={onRemove}>
          {t('remove')}
        </Button>
      ) : null}
    </FormDialog>
  );
}
