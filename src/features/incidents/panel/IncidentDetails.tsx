import { Link } from 'react-router-dom';
import { IncidentStateBadge, SeverityBadge } from '~/features/cameras/StateBadges.tsx';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { ActionButtons } from '../actions/ActionButtons.tsx';
import type { DeskState } from '../desk.ts';
import { EscalationTimer } from '../escalation/EscalationTimer.tsx';
import { EvidenceList } from '../evidence/EvidenceList.tsx';
import { StillsBefore } from '../evidence/StillsBefore.tsx';
import { ActivityLog } from './ActivityLog.tsx';
import styles from './IncidentDetails.module.css';
import { IncidentFacts } from './IncidentFacts.tsx';
import { IncidentLive } from './IncidentLive.tsx';
import type { IncidentDetailsFragment } from './IncidentPanel.generated.ts';
import { NoteForm } from './NoteForm.tsx';

interface IncidentDetailsProps extends DeskState {
  readonly incident: IncidentDetailsFragment;
}

/** Everything about an incident, what may be done with it, and what was. */
export function IncidentDetails({ incident, change, toDesk, links, actions }: IncidentDetailsProps) {
  const t = useTexts('desk');
  const { parent } = incident;
  return (
    <div className={styles.details}>
      <p className={styles.badges}>
        <SeverityBadge severity={incident.severity} />
        <IncidentStateBadge state={incident.state} />
        <EscalationTimer incident={incident} />
      </p>
      <p className={styles.summary} dir="auto">
        {incident.summary}
      </p>
      {parent ? (
        <Button onClick={() => change({ incident: parent.id }, { step: true })}>
          {t('incident.parent', { number: parent.number })}
        </Button>
      ) : null}
      {incident.childCount > 0 ? (
        <p>
          <Link to={toDesk({ storm: incident.id })}>
            {t('desk.children', { count: incident.childCount })}
          </Link>
        </p>
      ) : null}
      <div className={styles.buttons}>
        <ActionButtons targets={[incident]} actions={actions} />
      </div>
      {incident.camera ? <IncidentLive cameraId={incident.camera.id} /> : null}
      <EvidenceList incident={incident} mayAct={actions.mayAct} />
      {incident.camera ? <StillsBefore incident={incident} /> : null}
      <IncidentFacts incident={incident} toDesk={toDesk} links={links} />
      <h3 className={styles.heading}>{t('incident.activity')}</h3>
      <ActivityLog incidentId={incident.id} page={incident.activity} />
      {actions.mayAct ? (
        <NoteForm onSend={(note) => actions.note([incident], note)} busy={actions.busy} />
      ) : null}
    </div>
  );
}
