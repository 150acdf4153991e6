import { addressText } from '~/resolvers/registry/streamUrl.rules.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { textByKey, useTexts } from '~/shell/i18n/useTexts.ts';
import { Widget } from '~/shell/ui/Widget.tsx';
import styles from './Camera.module.css';
import type { ShownCamera } from './shownCamera.ts';

/** The camera's data in the registry. */
export function CameraFacts({ camera }: { readonly camera: ShownCamera }) {
  const t = useTexts('cameras');
  const f = useFormat();
  const facts = {
    model: camera.model || '—',
    site: camera.site.name,
    group: camera.group || '—',
    tags: camera.tags.join(', ') || '—',
    priority: textByKey(t, `priority.${camera.priority}`),
    installed: f.date(camera.installedAt, 'date'),
  };
  return (
    <Widget title={t('facts.title')}>
      <dl className={styles.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{textByKey(t, name === 'installed' ? 'field.installed' : `column.${name}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.small}>{t('facts.streams')}</h3>
      <ul className={styles.plain}>
        {camera.streams.map((stream) => (
          <li key={stream.name} className={styles.window}>
            <p>
              <bdi>{stream.name}</bdi> · {t(`kind.${stream.kind}`)} · {t(`role.${stream.role}`)} ·{' '}
              {stream.width} × {stream.height} ·{' '}
              {t('facts.frames', { number: f.number(stream.framesPerSecond) })}
            </p>
            {stream.address ? (
              <p className={styles.muted} dir="ltr">
                <code>{addressText({ ...stream.address, port: stream.address.port ?? null })}</code>
                {stream.hasCredentials ? ` · ${t('facts.secret')}` : ''}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Widget>
  );
}
