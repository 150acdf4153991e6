import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useFleet } from '~/features/cameras/fleet/useFleet.ts';
import { isAllowed, roleSets } from '~/shell/auth/roles.ts';
import { useSession } from '~/shell/auth/session.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Badge } from '~/shell/ui/Badge.tsx';
import { isBeginning, type Step, stepAt, steps } from './firstSteps.rules.ts';
import { useManagedSitesQuery } from './organisation.generated.ts';
import styles from './organisation.module.css';

export interface FirstStepsProps {
  /** Where each step is done. */
  readonly links: {
    readonly site: string;
    readonly camera: string;
    readonly picture: (cameraId: string) => string;
  };
}

/**
 * Leads from a server without a site to the first picture. It is gone by itself as soon as a camera was observed. Whoever
 * may not add cameras is told who does.
 */
export function FirstSteps({ links }: FirstStepsProps) {
  const t = useTexts('organisation');
  const { cameras } = useFleet();
  const roles = useSession()?.user?.roles ?? [];
  const { data } = useManagedSitesQuery({ skip: cameras === undefined || cameras.length > 0 });
  const id = useId();
  if (!cameras || !isBeginning(cameras)) return null;
  const [first] = cameras;
  if (!first && !data) return null;
  const current = stepAt(data?.sites.length ?? 0, cameras.length);
  const mayChange = isAllowed(roleSets.admin, roles);
  const to = { site: links.site, camera: links.camera, picture: first ? links.picture(first.id) : '' };
  return (
    <section className={styles.guide} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('first.title')}
      </h2>
      <p className={styles.hint}>{t(mayChange ? 'first.text' : 'first.askAdmin')}</p>
      {mayChange || current === 'picture' ? (
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <StepItem key={step} number={index + 1} step={step} current={current}>
              <Link to={to[step]}>{t(`first.${step}.action`)}</Link>
            </StepItem>
          ))}
        </ol>
      ) : null}
    </section>
  );
}

interface StepItemProps {
  readonly number: number;
  readonly step: Step;
  readonly current: Step;
  /** The way to do it, shown while it is its turn. */
  readonly children: ReactNode;
}

function StepItem({ number, step, current, children }: StepItemProps) {
  const t = useTexts('organisation');
  const done = steps.indexOf(step) < steps.indexOf(current);
  return (
    <li className={styles.step} aria-current={step === current ? 'step' : undefined}>
      <strong>{t('first.step', { number, title: t(`first.${step}.title`) })}</strong>
      <p className={styles.hint}>{t(`first.${step}.text`)}</p>
      {done ? (
        <Badge tone="up" shape="check">
          {t('first.done')}
        </Badge>
      ) : null}
      {step === current ? children : null}
    </li>
  );
}
