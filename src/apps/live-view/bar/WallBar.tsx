import { Desktop, Filter, KeyCommand, Maximize, Minimize, Path, Settings } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button, IconButton } from '~/shell/ui/Button.tsx';
import { Fold } from '~/shell/ui/Fold.tsx';
import { media, useMedia } from '~/shell/ui/useMedia.ts';
import styles from './WallBar.module.css';

interface WallBarProps {
  /** Which wall is open. */
  readonly wall: ReactNode;
  /** Layout and spotlight. */
  readonly controls: ReactNode;
  readonly filters: ReactNode;
  /** Cameras are filtered. */
  readonly filtered: boolean;
  readonly fullscreen: boolean;
  readonly onTours: () => void;
  readonly onFullscreen: () => void;
  readonly onKiosk: () => void;
  readonly onHelp: () => void;
}

/** Above the wall: what is shown, and how. On small screens what is rarely changed lies in a drawer. */
export function WallBar(props: WallBarProps) {
  const { wall, controls, filters, filtered, fullscreen } = props;
  const t = useTexts('live-view');
  const mobile = useMedia(media.mobile);
  return (
    <>
      <div className={styles.bar}>
        <h1 className={styles.title}>{t('title')}</h1>
        {wall}
        {mobile ? null : controls}
        <span className={styles.space} />
        {mobile ? (
          <Fold
            active={filtered}
            title={t('bar.controls')}
            button={(open) => (
              <IconButton
                icon={
                  filtered ? (
                    <Filter aria-hidden="true" color="var(--focus)" />
                  ) : (
                    <Settings aria-hidden="true" />
                  )
                }
                label={t(filtered ? 'bar.controlsFiltered' : 'bar.controls')}
                aria-haspopup="dialog"
                onClick={open}
              />
            )}
          >
            {(close) => (
              <>
                {controls}
                {filters}
                <Button
                  icon={<Path aria-hidden="true" />}
                  onClick={() => {
                    close();
                    props.onTours();
                  }}
                >
                  {t('tour.title')}
                </Button>
              </>
            )}
          </Fold>
        ) : (
          <Button kind="quiet" icon={<Path aria-hidden="true" />} onClick={props.onTours}>
            {t('tour.title')}
          </Button>
        )}
        {document.fullscreenEnabled ? (
          <IconButton
            icon={fullscreen ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
            label={t(fullscreen ? 'bar.leaveFullscreen' : 'bar.fullscreen')}
            onClick={props.onFullscreen}
          />
        ) : null}
        {mobile ? null : (
          <>
            <IconButton
              icon={<Desktop aria-hidden="true" />}
              label={t('bar.kiosk')}
              onClick={props.onKiosk}
            />
            <IconButton
              icon={<KeyCommand aria-hidden="true" />}
              label={t('keys.title')}
              onClick={props.onHelp}
            />
          </>
        )}
      </div>
      {mobile ? null : filters}
    </>
  );
}
