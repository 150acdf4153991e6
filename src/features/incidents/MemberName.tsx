import { useTexts } from '~/shell/i18n/useTexts.ts';
import styles from './MemberName.module.css';

interface MemberNameProps {
  readonly member: { readonly name: string; readonly automated: boolean };
}

/** The name of a member of the team. The demo's colleague is marked, so that nobody takes it for a person. */
export function MemberName({ member }: MemberNameProps) {
  const t = useTexts('desk');
  return (
    <>
      <bdi>{member.name}</bdi>
      {member.automated ? (
        <>
          {' '}
          <span className={styles.mark} title={t('member.automatedHint')}>
            {t('member.automated')}
          </span>
        </>
      ) : null}
    </>
  );
}
