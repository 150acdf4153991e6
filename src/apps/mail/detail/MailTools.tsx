import { ArrowLeft, ArrowRight, Envelope, EyeOpen, Trash } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import { discard } from '../list/discard.ts';
import { LabelButton } from '../list/LabelButton.tsx';
import type { MailRowFragment } from '../list/MailRow.generated.ts';
import { MoveButton } from '../list/MoveButton.tsx';
import type { MailActions } from '../useMailActions.ts';
import { useMailViews } from '../views/useMailViews.ts';
import styles from './MailDetail.module.css';

interface MailToolsProps {
  readonly mail: MailRowFragment;
  readonly actions: MailActions;
  readonly listPath: string;
  readonly onDone: () => void;
}

/** The way back to the list, and what may be done with the mail. */
export function MailTools({ mail, actions, listPath, onDone }: MailToolsProps) {
  const t = useTexts('mail');
  const { folders } = useMailViews();
  const inTrash = mail.folder.handle === 'trash';
  const afterwards = (done: Promise<boolean>) => void done.then((was) => was && onDone());
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('detail.tools')}>
      <Link className={styles.back} to={listPath} aria-label={t('detail.back')} title={t('detail.back')}>
        <ArrowLeft className={styles.ltr} aria-hidden="true" />
        <ArrowRight className={styles.rtl} aria-hidden="true" />
      </Link>
      <span className={styles.grow} />
      <IconButton
        icon={mail.read ? <Envelope aria-hidden="true" /> : <EyeOpen aria-hidden="true" />}
        label={t(mail.read ? 'action.unread' : 'action.read')}
        onClick={() => {
          const done = actions.mark([mail], 'read', !mail.read);
          if (mail.read) afterwards(done);
        }}
      />
      <MoveButton mails={[mail]} onMove={(folder) => afterwards(actions.move([mail], folder))} />
      <LabelButton mails={[mail]} actions={actions} />
      <IconButton
        icon={<Trash aria-hidden="true" />}
        label={t(inTrash ? 'action.delete' : 'action.trash')}
        onClick={() => afterwards(discard([mail], folders, actions))}
      />
    </div>
  );
}
