import { type KeyboardEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { SaveNote } from '~/features/office/SaveNote.tsx';
import { useUploads } from '~/features/uploads/useUploads.ts';
import { useSession } from '~/shell/auth/session.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { Drawer } from '~/shell/ui/Drawer.tsx';
import { Form } from '~/shell/ui/form/Form.tsx';
import { FormField } from '~/shell/ui/form/FormField.tsx';
import { rulesOf } from '~/shell/ui/form/rulesOf.ts';
import type { WrittenMailFragment } from '../detail/WrittenMail.generated.ts';
import type { Composing } from '../mailUrl.ts';
import { AddressField } from './AddressField.tsx';
import { shortName } from './addresses.rules.ts';
import { ComposeButtons } from './ComposeButtons.tsx';
import { ComposeFiles } from './ComposeFiles.tsx';
import styles from './ComposeForm.module.css';
import type { ComposeValues } from './compose.types.ts';
import { answerTo, composeErrors, draftAgain, newMail } from './draft.rules.ts';
import { Quote } from './Quote.tsx';
import { draftName, useDraft } from './useDraft.ts';

type Mail = WrittenMailFragment;

const WIDTH = 720;

interface ComposeFormProps {
  readonly composing: Composing;
  readonly to: readonly string[];
  /** The mail that is answered, or the draft; null for a new mail. */
  readonly mail: Mail | null;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
}

/** What the form begins with. */
function useFirstValues({ composing, to, mail }: ComposeFormProps): ComposeValues {
  const t = useTexts('mail');
  const format = useFormat();
  const own = useSession()?.user?.email ?? '';
  if (!mail || composing.kind === 'new') return newMail(to);
  if (composing.kind === 'draft') return draftAgain(mail);
  const about = { name: shortName(mail.from), at: format.date(mail.sentAt, 'dateTime') };
  return answerTo(composing.kind, mail, own, {
    head: t(composing.kind === 'forward' ? 'compose.forwarded' : 'compose.wrote', about),
    from: t('detail.from'),
    to: t('detail.to'),
    subject: t('compose.subject'),
  });
}

function nameOf({ composing, to }: ComposeFormProps): string {
  if (composing.kind === 'new') return `mail/new/${to.join()}`;
  return composing.kind === 'draft' ? draftName(composing.id) : `mail/${composing.kind}/${composing.id}`;
}

/** Enter in a line goes on to the message: a mail is sent by its button, or by Ctrl and Enter. */
function goOnWithEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'text') return;
  event.preventDefault();
  if (event.ctrlKey || event.metaKey) event.currentTarget.requestSubmit();
  else event.currentTarget.querySelector('textarea')?.focus();
}

/** A mail that is being written: kept by itself as a draft, until it is sent or thrown away. */
export function ComposeForm(props: ComposeFormProps) {
  const { composing, mail, onSaved, onClose } = props;
  const t = useTexts('mail');
  const [first] = useState(useFirstValues(props));
  // The address loses the recipients when the draft is saved: what is typed would go by another name then.
  const [name] = useState(nameOf(props));
  const draft = useDraft({
    draftId: composing.kind === 'draft' && mail ? mail.id : null,
    name,
    saved: first,
    onSaved,
  });
  const { saving } = draft;
  const uploads = useUploads();
  const [begun] = useState(saving.value);
  const form = useForm<ComposeValues>({ defaultValues: begun, resolver: rulesOf(composeErrors) });
  const { change } = saving;
  const [copies, setCopies] = useState(begun.cc.length + begun.bcc.length > 0);

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!form.formState.isSubmitting) change(values);
      },
    });
    return stop;
  }, [form, change]);

  const answers = composing.kind === 'reply' || composing.kind === 'replyAll';
  useEffect(() => {
    if (!answers) return;
    // A dialog gives the focus to its first field when it opens, which is after this.
    const frame = requestAnimationFrame(() => form.setFocus('text'));
    return () => cancelAnimationFrame(frame);
  }, [answers, form]);

  const send = async (values: ComposeValues) => {
    const refused = await draft.send(values);
    if (refused.length === 0) {
      messages.success(t('compose.sent'));
      onClose();
    }
    return refused;
  };
  return (
    <Drawer open title={t(`compose.${composing.kind}`)} width={WIDTH} onClose={onClose}>
      <Form
        form={form}
        send={send}
        onKeyDown={goOnWithEnter}
        className={styles.form}
        buttons={
          <ComposeButtons
            draft={draft}
            busy={form.formState.isSubmitting}
            sending={uploads.busy}
            onClose={onClose}
          />
        }
      >
        <AddressField
          name="to"
          label={t('detail.to')}
          end={
            copies ? null : (
              <Button kind="quiet" onClick={() => setCopies(true)}>
                {t('compose.copies')}
              </Button>
            )
          }
        />
        {copies ? (
          <>
            <AddressField name="cc" label={t('detail.cc')} />
            <AddressField name="bcc" label={t('detail.bcc')} />
          </>
        ) : null}
        <FormField<ComposeValues> name="subject" label={t('compose.subject')} />
        <FormField<ComposeValues> name="text" label={t('compose.message')} rows={12} />
        <ComposeFiles uploads={uploads} />
        <Quote />
        {/* Always there: an address counts when its field is left, and Send must not move away below the pointer then. */}
        <SaveNote saving={saving} />
      </Form>
    </Drawer>
  );
}
