import { useEffect, useRef } from 'react';
import { useAutosave } from '~/features/office/useAutosave.ts';
import { hasCode } from '~/shell/messages/errorText.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';
import { attachmentInputs } from './attachments.ts';
import { useSaveMailDraftMutation, useSendMailMutation } from './compose.generated.ts';
import type { ComposeValues, DraftInput } from './compose.types.ts';
import { atFields } from './draft.rules.ts';
import { htmlOf } from './message.rules.ts';

const inputOf = (values: ComposeValues, id: string | null): DraftInput => ({
  id,
  to: [...values.to],
  cc: [...values.cc],
  bcc: [...values.bcc],
  subject: values.subject,
  message: htmlOf(values),
  attachments: attachmentInputs(values.attachments),
});

/** It was sent or thrown away meanwhile, in another tab for example. */
const isGone = (error: unknown): boolean => hasCode(error, 'CONFLICT') || hasCode(error, 'NOT_FOUND');

/** What a draft that is written on is called in this browser. */
export const draftName = (id: string): string => `mail/draft/${id}`;

interface DraftOptions {
  /** Of the draft that is written on; null when there is none yet. */
  readonly draftId: string | null;
  /** Names what is written, in this browser, until it is a draft: `draftName` then. */
  readonly name: string;
  readonly saved: ComposeValues;
  /** It is a draft now. */
  readonly onSaved: (id: string) => void;
}

/** What is being written: it is kept by itself as a draft, and sent when somebody says so. */
export function useDraft({ draftId, name, saved, onSaved }: DraftOptions) {
  const id = useRef(draftId);
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  const [save] = useSaveMailDraftMutation();
  const [send] = useSendMailMutation();

  const saveOnce = async (values: ComposeValues, rename: (name: string) => void) => {
    const { data } = await save({ variables: { input: inputOf(values, id.current) } });
    const result = data?.saveMailDraft;
    if (result?.mail) {
      id.current = result.mail.id;
      rename(draftName(result.mail.id));
      // What was typed last is saved after the form was closed, too: that must not open it again.
      if (open.current) onSaved(result.mail.id);
    }
    return result;
  };

  const saving = useAutosave<ComposeValues>({
    name,
    saved,
    save: async (values, rename) => {
      try {
        return await saveOnce(values, rename);
      } catch (error) {
        if (id.current === null || !isGone(error)) throw error;
        // What was typed is kept all the same, as a draft of its own.
        id.current = null;
        return saveOnce(values, rename);
      }
    },
  });

  return {
    saving,
    idOfDraft: () => id.current,
    /** Resolves with what was refused. What is typed is kept first, so that nothing is lost when sending fails. */
    send: async (values: ComposeValues): Promise<readonly Refusal[]> => {
      await saving.flush();
      const { data } = await send({ variables: { input: inputOf(values, id.current) } });
      const result = data?.sendMail;
      if (!result) throw new Error('The API gave no answer.');
      if (result.errors.length === 0) saving.drop();
      return atFields(result.errors);
    },
  };
}
