import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { withQuery } from '~/lib/address.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { cameraPath } from '../../cameras/paths.ts';
import { incidentsPath } from '../../incidents/paths.ts';
import { type AuditLine, exportOf, verbOf } from '../auditLines.ts';
import type { AuditTableFragment } from './AuditTable.generated.ts';
import styles from './AuditTable.module.css';

/** Kinds of which many are spoken of by their own word. */
const countable = ['INCIDENT', 'CAMERA', 'CONTACT'] as const;

/** Stand where the sentence names who and what, in whatever order its language has. */
const WHO = '\uE000';
const WHAT = '\uE001';

/** The account by the name that it had, which leads to all that it did under whatever name; a dash for nobody's. */
function Who({ userId, userName }: Pick<AuditTableFragment, 'userId' | 'userName'>) {
  if (userId === null) return '–';
  return (
    <Link to={withQuery('', { account: userId })}>
      <bdi>{userName}</bdi>
    </Link>
  );
}

/** The name of one thing; it leads to what still has a page of its own. */
function Thing({ subject, subjectId, subjectName }: AuditTableFragment) {
  const name = <bdi>{subjectName}</bdi>;
  if (subjectId !== null && subject === 'INCIDENT')
    return <Link to={incidentsPath({ incident: subjectId })}>{name}</Link>;
  if (subjectId !== null && subject === 'CAMERA') return <Link to={cameraPath(subjectId)}>{name}</Link>;
  return name;
}

function What({ first, entries }: AuditLine) {
  const t = useTexts('audit');
  const kind = t(`kind.${first.subject}`);
  const count =
    first.action === 'EXPORT' ? exportOf(first.detail).count : entries.length > 1 ? entries.length : null;
  if (count !== null) {
    const word = countable.find((each) => each === first.subject) ?? 'OTHER';
    return t(`many.${word}`, { count, kind });
  }
  if (first.subjectName === '') return t('line.plain', { kind });
  const [before = '', after = ''] = t('line.one', { kind, name: WHAT }).split(WHAT);
  return (
    <>
      {before}
      <Thing {...first} />
      {after}
    </>
  );
}

/** What somebody did, as a sentence; what it was done to, where it was many, can be unfolded. */
export function Sentence({ line }: { readonly line: AuditLine }) {
  const t = useTexts('audit');
  const { first, entries } = line;
  const { verb, rest } = verbOf(first);
  const parts = t(`said.${verb}`, { who: WHO, what: WHAT }).split(/([\uE000\uE001])/);
  const put: Readonly<Record<string, ReactNode>> = { [WHO]: <Who {...first} />, [WHAT]: <What {...line} /> };
  return (
    <div className={styles.sentence}>
      <p>
        {parts.map((part) => (
          <span key={part}>{put[part] ?? part}</span>
        ))}
      </p>
      {rest ? (
        <p className={styles.rest}>
          <bdi>{rest}</bdi>
        </p>
      ) : null}
      {entries.length > 1 ? (
        <details>
          <summary>{t('line.show', { count: entries.length })}</summary>
          <ul className={styles.things}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Thing {...entry} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
