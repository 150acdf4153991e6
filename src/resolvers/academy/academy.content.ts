import type { CourseCategoryValue } from '~/graphql/types.generated.ts';

interface CourseText {
  readonly title: string;
  readonly category: CourseCategoryValue;
  /** Minutes. */
  readonly length: number;
  readonly description: string;
  /** Eleven lines: the title of a step, what it says and, after a second bar, what to do, parted by semicolons. */
  readonly steps: string;
}

/** The courses of the demo, in words; academy.fixtures.ts makes rows of them. */
export const courseTexts: readonly CourseText[] = [
  {
    title: 'First shift at the live view',
    category: 'WEB',
    length: 30,
    description: 'What a new operator needs to watch a wall of cameras safely on the first evening.',
    steps: `What you watch|A wall is a grid of cameras that belong together: one site, one route, one risk. You are not meant to see everything, but to see what changed.
Open the live view|Choose Live View in the navigation. The wall you used last opens by itself.|Open a wall;Count its cameras;Say aloud which site it shows
Read a tile|Each tile carries the name of its camera, the local time and a mark for its state. A mark has a colour, a shape and a word, so that it is never colour alone.
Change the grid|Fewer tiles show more of each. Four are good for a gate at rush hour, sixteen for a quiet night.
Make one camera large|Press Enter on a tile. Escape brings the wall back exactly as it was.
Look back ten seconds|The bar under a large camera goes back in time. The live picture goes on recording meanwhile; you lose nothing.
When a tile goes dark|A dark tile says why: paused by an operator, off-line, or no permission. Only off-line is a fault.|Check its neighbours on the same switch;Read when it was seen last;Raise an incident if nobody did
Keep your eyes fresh|After twenty minutes attention drops sharply. Change the wall, stand up, look at something far away.
Hand over a wall|Say three things to the next operator: what is open, what is odd, what is expected.
The words we use|Incident, alarm and malfunction are not the same. An incident needs a person, an alarm asks for one, a malfunction is the camera's own.
Your checklist|You can open a wall, enlarge a camera, look back, and tell dark from broken. That is enough for a first shift.|Walk through the list with your shift lead;Note one question for tomorrow`,
  },
  {
    title: 'Incidents from alarm to report',
    category: 'WEB',
    length: 60,
    description:
      'The life of an incident: raise, acknowledge, assign, resolve, and a report that stands up later.',
    steps: `Why incidents exist|Video alone proves little. An incident ties a moment to a place, a person and a decision.
Severity is a promise|High means now, medium within the hour, low within the shift. Choose by consequence, not by noise.
Acknowledge within five minutes|Acknowledging says: somebody looks. It stops the clock that the team is measured by, not the work.|Open the oldest new incident;Press A;Read the next one
Write the first note|Who, where, since when, seen by whom. Leave out what you merely suppose.
Assign it|Give it to the person who can end it. An incident with two owners has none.
Call the site|Use the number on the site's page. Say your name, the camera's name and the time first.
Collect the pictures|Mark the start and the end generously: fifteen seconds more cost nothing, five too few cost the case.
Resolve or dismiss|Resolved means it happened and is over. Dismissed means there was nothing. The difference matters for every figure afterwards.
Storms|When a switch dies, twenty cameras fall silent together. They are folded into one incident; work on the switch, not on the cameras.
Undo a mistake|The last change of state can be taken back by whoever made it. The log keeps both lines.
The report|A good report reads without the video.|Filter the week;Export the list;Read three incidents as a stranger would`,
  },
  {
    title: 'Reading camera health',
    category: 'WEB',
    length: 45,
    description: 'Uptime, coverage and the score: what the home page counts and what it leaves out.',
    steps: `Health is derived|Nobody types in a health. It follows from every change of state that a camera ever reported.
States|Up, degraded, down, paused and unknown. Only down counts as a malfunction.
Uptime|The share of observed time in which pictures came. Degraded counts as up: a poor picture is a picture.
Coverage|How much of the stretch was observed at all. A camera installed yesterday has a fine uptime and a thin coverage.
Malfunctions by month|The first chart counts how often cameras fell silent, month by month. Compare a month with the same month of last year.
Mean time to repair|From silent to back, on average. Long repairs often hide one forgotten camera.
Mean time between failures|Short times between failures point at power, long ones at age.|Sort the table by malfunctions;Open the first camera;Look for a pattern by hour
The score|One number from 0 to 100 for the impatient. Open it to see what it is made of.
Paused is not broken|A camera that an operator paused leaves every figure. Pause honestly, and write why.
Trends|A day shows incidents, a week shows habits, a month shows wear.
Tell it to others|Three numbers are enough for a meeting: cameras live, malfunctions this month, the slowest repair.|Prepare the three numbers for your site`,
  },
  {
    title: 'Privacy for operators',
    category: 'WEB',
    length: 30,
    description: 'What you may look at, keep and hand out, and how the system helps you to stay within it.',
    steps: `People, not targets|Nearly everybody in a picture did nothing. Watch so that you could tell them what you did.
Purpose|Each camera has a purpose written on its page. Looking for anything else is not covered by it.
Signs at the gate|People must know before they are filmed. Check once a month that the signs can be read.
Masks|Neighbours' windows and public pavements are masked. A mask that slipped is an incident.|Open a camera at a fence;Compare its mask with the plan
How long we keep|Thirty days unless an incident holds a clip. What is not needed is deleted by itself, every night.
Who asked?|Police ask in writing, with a file number. Everybody else asks the data protection contact.
Hand out a clip|Cut to the minute, blur the bystanders, note the receiver. Three steps, always in that order.
Access is logged|Opening a recording leaves a line with your name. The log protects you as much as others.
Your own colleagues|Cameras in break rooms are off. If you see one that is on, raise it; nobody will ask why you looked.
When something leaks|Tell the shift lead at once. Hours matter, and nobody is punished for speaking early.
Test yourself|You see a colleague's child at the gate, crying. You may look, you may help, you may not save the clip for them.|Explain each of the three answers to somebody`,
  },
  {
    title: 'Night shift craft',
    category: 'WEB',
    length: 45,
    description: 'Low light, slow hours and few people: how experienced operators keep a night quiet.',
    steps: `Night is another place|A yard you know by day looks different in infrared. Learn its shapes before you need them.
Set up the room|Dim the room to the brightness of the darkest tile, and let your eyes take ten minutes.
Infrared and its lies|Eyes shine, fabrics change colour, a spider becomes a monster. Doubt colours at night.
The first round|At the start, look at every camera once, in order, and say its name.|Write down which lamps are off;Compare with yesterday
Rhythm|Twenty minutes of watching, five of something else. Agree with your partner who is on when.
Sounds|A site with microphones tells you more at night than its pictures do. Wear one ear free.
Animals|Foxes run in lines, people stop. The system learns from what you dismiss; dismiss with care.
Two o'clock|Mistakes peak between two and five. Do dull tasks then, and the careful ones before.
A person at the fence|Watch for thirty seconds before you speak. Most people at fences are lost, not thieves.
Calling somebody out of bed|Say first whether they must come. Everything else can wait until they are awake.
Morning|Hand over with the light on. Tired people forget what they only said in the dark.|Write the last note before you stand up`,
  },
  {
    title: 'Keyboard only',
    category: 'WEB',
    length: 30,
    description: 'Work through the desk without touching the mouse, and save an hour a week.',
    steps: `Why hands stay put|Every reach for the mouse costs two seconds and a glance away from the wall.
Find anything|Control and K opens the search. Type three letters of a camera, an incident or a person.|Find the camera at gate 2;Find yourself
Move in lists|Arrow keys move, Enter opens, Escape closes. It is the same on every screen.
The desk|J and K go down and up the incidents, X marks one, A acknowledges what is marked.
Panels|Tab stays inside an open panel until you close it. You cannot fall out by accident.
Forms|Control and Enter sends. Errors take the focus, so that you read them first.
Dates|Type a date as you would write it; the field understands your language.
The wall|Digits choose a tile, Enter enlarges it, Space pauses the moving round.
Help|A question mark shows the keys of the screen you are on.
When focus is lost|Press F6 to jump between navigation, content and panels.
A day without|Turn the mouse over for one shift and write down where you missed it.|Bring the list to the team meeting`,
  },
  {
    title: 'Maps and sites',
    category: 'WEB',
    length: 45,
    description: 'Place cameras on the map, read clusters, and find the nearest helping hand.',
    steps: `A site is a switch|For us a site is what fails together: one building, one yard, one uplink.
Markers|A round marker is live, a square one is silent, a hollow one is paused.
Clusters|A number on a circle counts the cameras beneath. The colour is that of the worst of them.
Place a camera|Stand where it hangs, read the position from your phone, paste it into the camera's page.|Place one camera of your site;Compare it with the plan
Direction|Turn the wedge until it points where the lens does. Half the misunderstandings on the phone come from this.
Blind spots|Draw the wedges of a site and look at what stays white. That is where people climb.
The nearest camera|Choose a point on the map, and the list orders itself by distance.
Offline maps|Without a token the land is drawn from a file. Streets are missing, positions are right.
Weather|The card on the report tells wind and rain at the site. Wind above 60 km/h moves masts.
Routes|A patrol is a row of cameras. Give it the order in which a person walks.
Share a view|The address bar holds the place and the zoom. Paste it into the chat.|Send your site's view to a colleague`,
  },
  {
    title: 'Push alerts with Firebase',
    category: 'FIREBASE',
    length: 90,
    description: 'Bring alarms to phones in seconds with Cloud Messaging, without waking the wrong people.',
    steps: `What arrives|A push is a hint, not the alarm itself. The phone opens the incident and reads the truth there.
A project|Create one project a customer. Mixing them saves an hour now and costs a day at the first audit.
Register a device|The app asks for permission after it has explained why, never at its first start.|Read the registration token;Store it with the user;Replace it when it changes
Topics|Subscribe a phone to its sites. Sending to a topic is one call, whatever the number of phones.
Priority|High priority wakes a phone. Keep it for high severity, or the system will slow you down.
The payload|Send the id and the severity. Names of people and places stay on our side.
Quiet hours|Quiet hours are kept on the server. A phone that is off cannot decide.
Delivery|Count what was sent, what arrived and what was opened. The second number is the one to watch.
Stale tokens|An error that says unregistered means: delete the token today.
Test it|Send to one device, to one topic, then unplug the network and see what is delivered late.
Go live|Switch on one site for a week before the others.|Name who is called when pushes fail;Write down how to switch them off`,
  },
  {
    title: 'Sign-in with Firebase Authentication',
    category: 'FIREBASE',
    length: 60,
    description: 'Accounts for guards and guests: providers, roles and what happens when a phone is lost.',
    steps: `Who are you, what may you|The first question is Firebase's, the second is ours. Keep the two apart.
Providers|Password, Google, phone number. Offer as few as your people need.
The first user|The first account of a new system is an administrator. Create it yourself, before the address is known.
Tokens|A token lives for an hour and is renewed silently. Ours proves a session for two days.
Roles|Admin includes staff, staff includes user. Give the least that lets somebody work.|List the people with admin;Ask each whether they need it
Verified addresses|An unverified address may look, not change.
Errors people see|Wrong password and unknown user have the same words on a public page, and different ones inside the control room.
Rate limits|Five attempts a minute, for an account and for an address. Guards with thick gloves get by with that.
A lost phone|Revoke the sessions first, talk about the phone second.
Leaving|An account is closed on the last day, not at the end of the month.
Drill|Lose a phone on purpose.|Time how long it takes until its session is dead;Write down who was able to do it`,
  },
  {
    title: 'Live lists with Firestore',
    category: 'FIREBASE',
    length: 90,
    description: 'Keep a visitor list at the gate in step on every screen, also when the network stutters.',
    steps: `A list everybody sees|Guards at three gates need one list of visitors. Whoever writes first should win, visibly.
Documents|One visitor, one document. A list inside a document cannot be changed by two people at once.
Ids|Let the database make ids. A licence plate is not an id: it is typed wrongly one time in twenty.
Rules|Security rules are the only guard. Write them before the first screen.|Deny everything;Allow reading for the site;Allow writing for the gate
Listen|A listener costs a read for each changed document. Listen to today, not to the year.
Offline|Writes wait in the phone and are sent later. Show that they wait.
Conflicts|The later write wins. Where that is wrong, use a transaction.
Order and index|Every filter with an order needs an index. Create it from the link in the error.
Keep it small|Move yesterday's visitors into an archive at night.
Cost|Count the reads of one guard in one shift, multiply, and compare with the bill.
Review|Unplug one gate for ten minutes.|See what the others saw;Decide whether that is good enough`,
  },
  {
    title: 'Crash reports from the field',
    category: 'FIREBASE',
    length: 30,
    description:
      'Find out why the app closed on a roof in the rain, without asking the technician to remember.',
    steps: `Nobody reports crashes|People open the app again. Out of ten crashes you hear of none.
Add the reporter|It starts with the app and costs nothing that a guard would notice.
What is sent|The stack, the device, the free memory. No names, no pictures.
Breadcrumbs|Leave a line at each screen and each call. Five lines before a crash tell the story.|Add one at the start of a recording;Add one when the network changes
Releases|Name every build. A crash without a release is a rumour.
Groups|Crashes with one cause are one group. Look at groups, not at single reports.
How many people|A crash of one person a hundred times is not a hundred people.
Not a crash|Freezes and failed uploads hurt as much. Report them as errors of their own.
Alerts|Ring when a release crashes for one in a hundred sessions.
Fix, release, watch|Close a group with the release that mends it. It opens again by itself if you were wrong.
Weekly look|Ten minutes a week.|Take the group with most people;Give it to one person`,
  },
  {
    title: 'Recording to the cloud',
    category: 'CLOUD',
    length: 120,
    description: 'Plan bandwidth, storage and retention for a hundred cameras, and know what it will cost.',
    steps: `Edge first|The recorder on the site is the truth. The cloud keeps what must survive a fire.
Count the bits|A quiet corridor needs 1 Mbit/s, a street at noon 6. Measure one day before you multiply.
The uplink|Plan for half of it. The other half belongs to the people who work there.|Measure at ten in the morning;Measure at ten at night
Motion only|Uploading when something moves saves nine tenths and misses what moved slowly. Keep one frame a second besides.
Classes of storage|Hot for a week, cool for a month, cold for what a court asked for.
Retention|Thirty days is a rule, not a default. Write who decided it.
Encryption|In transit always, at rest with keys of the customer where they ask for it.
Cost|Storage is cheap, reading is not. A nightly copy of everything doubles the bill.
Losing the line|Recorders keep three days of what they could not send, and send it at night.
Restore|A backup that was never restored is a hope.|Restore one hour of one camera;Play it to somebody who was there
Write it down|One page: cameras, bits, days, money.|Sign it with the customer`,
  },
  {
    title: 'Sites behind a VPN',
    category: 'CLOUD',
    length: 90,
    description: 'Reach recorders without opening a port, and keep a stolen router from reaching you.',
    steps: `No open ports|A recorder on the open internet is found within an hour. We dial out, nobody dials in.
The tunnel|Each site opens one tunnel to the hub. The hub forwards, sites never see each other.
Addresses|Give each site a range of its own from the plan. Two sites with one range cost a night.
Keys|One key a router, made on the router. A key that was mailed is not a key.|Make a key;Read its fingerprint over the phone
LTE as a spare|The second SIM takes over after thirty seconds. Test it by pulling the cable.
Names|Cameras are called by name, not by address. Addresses change at the worst moment.
What may pass|Video out, time and updates in. Nothing else.
Watch the tunnel|A tunnel that flaps every ten minutes is worse than one that is down: it looks healthy.
A stolen router|Withdraw its key. The rest goes on.
Maintenance|Update the hub on a Tuesday morning, never before a holiday.
Drill|Switch off one site on purpose.|Who noticed, how, after how long?`,
  },
  {
    title: 'Analytics in the cloud',
    category: 'CLOUD',
    length: 120,
    description: 'Let a model count people and find smoke, and stay honest about how often it is wrong.',
    steps: `What a model sees|It sees patterns that it was shown. Your yard in fog was probably not among them.
Count before you detect|Counting is forgiving, detecting is not. Begin with counting.
Lines and areas|Draw a line where people must cross, not where they may stand.
False alarms|Two an hour is the most that an operator takes seriously. Tune to that, not to the data sheet.|Note every false alarm of one night;Group them by cause
Missed ones|You do not see what was missed. Walk through the area yourself and look for your own alarm.
Light and weather|Make one set of pictures by day, by night, in rain, in snow. Test each change on all four.
Faces and plates|Not without a written purpose and a sign at the gate.
Where it runs|On the camera for seconds, in the cloud for days. Send the small thing.
Drift|A model that was good in May is worse in November. Measure monthly.
Explain an alarm|Every alarm shows the frame and the box. If you cannot see it, dismiss it and say so.
Decide|Write three numbers: found, missed, false.|Compare them with the night before;Keep it only if people kept their trust`,
  },
  {
    title: 'When the cloud is down',
    category: 'CLOUD',
    length: 45,
    description:
      'A drill for the hour without a dashboard: what still works, whom to call, what to write on paper.',
    steps: `It will happen|Once a year, for an hour. The cameras go on recording.
First minute|Is it us, the line or the cloud? Look at a recorder on the local network.
Local view|Each recorder has its own page. The addresses are on the red card at the desk.|Find the red card;Open one recorder
Paper|Write incidents on the form: number, time, camera, what, who.
Phones|Call every manned site once and tell them that you see less.
Priorities|Two operators cannot watch forty recorders. The list on the card says which six.
Talk to the provider|Have the customer number ready. Ask for the next update, not for the end.
Tell customers|Say what works, what does not, and when you will call again. Then call again.
Coming back|Watch for the storm of late alarms. Fold them, do not answer each.
Type in the paper|Every form becomes an incident with its true time.
Learn|One page, no blame.|What did we not know?;Change the red card`,
  },
  {
    title: 'The patrol app',
    category: 'ANDROID',
    length: 90,
    description: 'Guards on foot with a phone: rounds, check points, photos and a button for trouble.',
    steps: `A round is a promise|The customer pays for feet on the ground. The app shows that they were there.
Install|From the company's store, with the phone's lock switched on.
Start a round|Choose the site, press start, put the phone away. It shakes at each check point.|Walk one round with a colleague;Compare the times
Check points|Tags at doors, positions in yards. A tag that is missed twice is probably damaged.
A photo|Hold still, light behind you, the whole door first and the lock second.
A note by voice|Speak one sentence. The app writes it; read it before it is sent.
Without network|Everything waits in the phone. Do not start it anew; walk to where there is a bar.
The button|Three seconds on the side key call the control room with your position. Test it on the first day.
The control room sees|Your last position and your battery. Not your way home.
End of the round|Two minutes to write what was odd. Later is never.
Care|Charge at the desk, wipe the lens.|Show a new colleague how`,
  },
  {
    title: 'Installing cameras with a tablet',
    category: 'ANDROID',
    length: 45,
    description: 'From the box to the first picture: mounting, aiming, naming and handing over, on site.',
    steps: `Before you climb|Ladder, weather, second person. No camera is worth a fall.
Read the plan|The plan names the spot, the height and what must be seen.
Power and line|Measure the power at the end of the cable, not at the switch.
Mount|Four screws, a drip loop, and a gland that is really closed.
The code|Scan the code on the case. The tablet finds the camera within a minute.|Scan;Wait for the first picture;Give it the name from the plan
Aim|Ask somebody to walk the way that a thief would.
Focus at night|Focus by day is a guess. Come back at dusk, or use the dark cloth.
Masks|Mask the neighbour's windows before you record the first second.
Time|A camera with a wrong clock is no witness. Compare it with your phone.
Photo of the work|One from below, one of the picture. They end every discussion.
Hand over|Let the site manager find the camera in the app without your help.|Sign on the tablet;Take the rubbish along`,
  },
  {
    title: 'Two-way audio on Android',
    category: 'ANDROID',
    length: 60,
    description: 'Speak through a camera so that people listen: latency, loudness and the right first words.',
    steps: `A voice from above|Most people leave when they are spoken to. It is the cheapest guard there is.
What you need|A camera with a loudspeaker, a headset, and a line without gaps.
Open the channel|Press and hold. The lamp on the camera turns blue, so that people know.
Latency|Half a second is normal. Say a sentence, then listen; do not talk over it.|Measure it with a clap;Note it on the camera's page
Loudness|Test by day at noise, by night at silence. Neighbours sleep.
First words|Who you are, what you see, what you want. Hello, this is the control room, the site is closed, please leave by the gate.
Stay polite|You are recorded as well. Calm words read well later.
Languages|Recorded sentences in four languages are one key away.
Children|Ask whether they need help before anything else.
When it does not work|Say it once more, then call the patrol. Three times is a conversation.
Practise|Speak to a colleague in the yard.|Let them rate you from one to five;Change one thing`,
  },
];
