import { useEffect } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../../ui/Button.tsx';
import styles from '../GuestFrame.module.css';
import { FailureNote } from './FailureNote.tsx';
import { NotConfigured } from './NotConfigured.tsx';
import { useLeaving } from './useLeaving.ts';
import { useProviderSettings } from './useProviderSettings.ts';

/** KakaoTalk: the sign-in begins as soon as the tab is opened (specification, shell §2). */
export function KakaoTab({ next }: { readonly next: string }) {
  const t = useTexts('auth');
  const { kakao } = useProviderSettings();
  const { failure, leave } = useLeaving('KAKAO', kakao, next);
  useEffect(() => {
    void leave();
  }, [leave]);
  if (!kakao) return <NotConfigured provider="KAKAO" />;
  return (
    <div className={styles.going}>
      {failure ? (
        <>
          <FailureNote failure={failure} />
          <Button kind="primary" wide onClick={() => void leave()}>
            {t('kakao.again')}
          </Button>
        </>
      ) : (
        <p role="status">{t('kakao.going')}</p>
      )}
    </div>
  );
}
