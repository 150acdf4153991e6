import { Link } from 'react-router-dom';
import { cameraPath } from '../../cameras/paths.ts';
import { incidentsPath } from '../../incidents/paths.ts';
import type { AuditThingFragment } from './AuditTable.generated.ts';

/** The name of one thing; it leads to what still has a page of its own. */
export function Thing({ subject, subjectId, subjectName }: Omit<AuditThingFragment, 'id'>) {
  const name = <bdi>{subjectName}</bdi>;
  if (subjectId !== null && subject === 'INCIDENT')
    return <Link to={incidentsPath({ incident: subjectId })}>{name}</Link>;
  if (subjectId !== null && subject === 'CAMERA') return <Link to={cameraPath(subjectId)}>{name}</Link>;
  return name;
}
