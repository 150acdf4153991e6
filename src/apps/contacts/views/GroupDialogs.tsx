import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { CreateContactGroupDocument, RenameContactGroupDocument } from '../contactActions.generated.ts';
import { contactsUrl } from '../contactsUrl.ts';
import { contactsPath } from '../paths.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { useContactViews } from './useContactViews.ts';

/** The dialogs that the address names: a new group, or another name for the one that is shown. */
export function GroupDialogs({ view }: { readonly view: string }) {
  const t = useTexts('contacts');
  const client = useApolloClient();
  const navigate = useNavigate();
  const { url, change } = useUrl(contactsUrl);
  const { group, refetch } = useContactViews(view);
  const made = useRef<string>(null);
  const close = () => {
    if (made.current === null) change({ dialog: null });
    else void navigate(contactsPath(made.current), { replace: true });
    made.current = null;
  };

  async function create(name: string) {
    const { data } = await client.mutate({ mutation: CreateContactGroupDocument, variables: { name } });
    const answer = data?.createContactGroup;
    if (!answer?.group) return answer?.errors ?? [];
    const { id, name: named } = answer.group;
    await refetch().catch(() => undefined);
    messages.success(t('done.groupMade', { name: named }));
    made.current = id;
    return [];
  }

  async function rename(name: string) {
    if (!group) return [];
    const variables = { id: group.id, name };
    const { data } = await client.mutate({ mutation: RenameContactGroupDocument, variables });
    return data?.renameContactGroup.errors ?? [];
  }

  if (url.dialog === 'group')
    return (
      <GroupDialog title={t('group.new')} confirm={t('group.make')} name="" save={create} onClose={close} />
    );
  if (url.dialog === 'rename' && group)
    return (
      <GroupDialog
        title={t('group.rename')}
        confirm={t('save')}
        name={group.name}
        save={rename}
        onClose={close}
      />
    );
  return null;
}
