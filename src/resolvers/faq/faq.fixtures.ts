import type { FaqRow } from './faq.rows.ts';

const questions: readonly (readonly [question: string, answer: string])[] = [
  [
    'Where do I monitor my cameras?',
    'Cameras are monitored from the Live View dashboard. Open it through the left navigation bar: Applications, then Live View.',
  ],
  [
    'Why is a camera shown as off-line?',
    'It has not answered for longer than its check allows. Look at its neighbours first: when several of one site are silent, the switch or the line is the cause, not the camera.',
  ],
  [
    'What is the difference between an incident and a malfunction?',
    'A malfunction is a camera that fell silent. An incident is something that a person has to look at. A malfunction raises an incident by itself.',
  ],
  [
    'How is uptime computed?',
    'It is the share of observed time in which the camera gave pictures. Time in which it was paused by an operator is left out.',
  ],
  [
    'How long are recordings kept?',
    'Thirty days, unless a clip is held by an incident. What is not held is deleted every night.',
  ],
  [
    'Who can see what I watch?',
    'Opening a recording leaves a line with your name and the time. Administrators can read these lines; they cannot see your screen.',
  ],
  [
    'Can I take back a change?',
    'The last change of an incident can be undone by the person who made it. Removed items can be taken back from the message that appears.',
  ],
  [
    'Why do I not see a menu item that a colleague sees?',
    'The navigation shows what your role may open. Ask an administrator for the role you need.',
  ],
  [
    'How do I change the language?',
    'Choose the flag in the toolbar. Dates and numbers follow the language; Arabic is laid out from right to left.',
  ],
  [
    'Does the dashboard work on a phone?',
    'Yes. Below 960 pixels the sidebars become drawers, and tables become readable rows.',
  ],
  [
    'What happens when the network is lost?',
    'Recorders go on recording. The dashboard says that it waits and reads the missing part as soon as the network is back.',
  ],
  [
    'Where does the demo keep my changes?',
    'In this browser only. They survive a reload, and the user menu offers to throw them away and begin anew.',
  ],
  [
    'How do other systems raise an incident?',
    'By the GraphQL mutation raiseIncident. The playground shows it with its fields and lets you try it.',
  ],
  [
    'Whom do I call at night?',
    'The shift lead on duty. The number stands on the red card at the desk and in Contacts, in the group of the team.',
  ],
];

export const faqFixtures = (): FaqRow[] =>
  questions.map(([question, answer], position) => ({
    id: `faq-${position + 1}`,
    position,
    question,
    answer,
    searchText: `${question} ${answer}`,
  }));
