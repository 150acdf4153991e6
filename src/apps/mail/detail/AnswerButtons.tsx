import { Edit, Redo, Undo } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import type { MailRowFragment } from '../list/MailRow.generated.ts';
import { mailUrl } from '../mailUrl.ts';
import styles from './MailDetail.module.css';

const kinds = ['reply', 'replyAll', 'forward'] as const;

/** What can be written because of the mail. */
export function AnswerButtons({ mail }: { readonly mail: MailRowFragment }) {
  const t = useTexts('mail');
  const { change } = useUrl(mailUrl);
  const { id } = mail;
  if (mail.folder.handle === 'drafts') {
    return (
      <div className={styles.answers}>
        <Button
          kind="primary"
          icon={<Edit aria-hidden="true" />}
          onClick={() => change({ compose: { kind: 'draft', id } }, { step: true })}
        >
          {t('action.goOn')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.answers}>
      {kinds.map((kind) => (
        <Button
          key={kind}
          icon={
            kind === 'forward' ? (
              <Redo className={styles.mirrored} aria-hidden="true" />
            ) : (
              <Undo className={styles.mirrored} aria-hidden="true" />
            )
          }
          onClick={() => change({ compose: { kind, id } }, { step: true })}
        >
          {t(`action.${kind}`)}
        </Button>
      ))}
    </div>
  );
}
