/**
 * The articles of the demo by shelf, the five featured ones first. A line an article: its title, what it says and, after
 * a second bar, what to do, parted by semicolons.
 */
export const articleTexts: readonly string[] = [
  // Your Account
  `Sign in for the first time|Your administrator gives you an address and a first password. You stay signed in for two days.|Open the login page;Enter address and password;Choose your language in the toolbar
Change what the toolbar offers|The star in the toolbar opens your shortcuts. What you mark there is yours alone.
Understand your role|Users look and work on their own things, staff acts on incidents and orders, administrators also change cameras and people.
Choose theme and layout|The gear at the side opens the settings: ten themes, three layouts, both directions of writing.|Open the settings;Choose a theme;Close them with Escape
I cannot sign in|Check the name first, then the password; the form says which of the two is wrong. After five attempts wait for a minute.
Sign out everywhere|Signing out ends the session in this browser. An administrator can end all others.
Change your language|English, Turkish, Arabic and Korean are complete. The choice is kept in this browser.
Your picture|Without a picture your initials are drawn. A square picture of 200 pixels is enough.
Set your status in the chat|Online, away, do not disturb or off-line. Others see it at once.
Mute notifications|The first switch of the quick panel mutes what appears on the screen. Incidents are listed all the same.
Use two accounts|Keep one for daily work and one for administration. Sign in to the second in a private window.
Your data in the demo|Everything that you change in the demo stays in this browser. The user menu throws it away on request.
Close an account|Accounts are closed on the last working day. Notes and logs keep the name.
Keyboard shortcuts|A question mark shows the keys of each screen. Control and K searches everywhere.
Larger text|Your browser's zoom works up to 400 percent; nothing runs off the edge.
Reduced motion|When your system asks for less motion, panels and tiles stop moving here too.
Who sees my notes|Only you. Boards, files and contacts are shared with everybody who may sign in.`,
  // Selling
  `Add a product|A product needs a name and a price. Everything else can follow.|Open Products;Choose Add;Enter name and price;Save
Prices with and without tax|Type one of the two and the other is computed. The one that you typed holds to the cent.
Change the state of an order|Open the order and choose one of the fourteen states. The history keeps all earlier ones with their dates.
Refund a customer|Set the state to Refunded after the money has left. The customer sees the date of the entry.
Keep an eye on the stock|Red means five pieces or fewer, orange twenty-five or fewer. Sort by quantity to see them first.
Show and hide products|An inactive product stays in old orders and cannot be ordered any more.
Pictures that sell|Show the front, the back and the camera on a wall. The featured picture stands in lists.
Categories and tags|Categories say what a thing is, tags what it can do. Two of the first and four of the second are plenty.
Remove a product|Removing asks first and can be taken back at once. Orders keep what they were.
Print an invoice|Open the order, then Invoice, then print. The page leaves out everything that is not the bill.
Shipping fees|The extra fee of a product is added once an order, however many pieces there are.
Pre-orders|Use the two pre-order states to tell paid from unpaid ones.`,
  // Buying
  `Which camera for which place|Domes for rooms, bullets for fences, thermal for the dark, PTZ where somebody steers.
How many cameras do I need|Count decisions, not square metres: every door, every till, every corner that somebody could hide behind.
What your network must carry|Plan 4 Mbit/s a camera and a switch that feeds 15 W a port.|Count the cameras;Multiply by four;Compare with your uplink
Recorder or cloud|A recorder keeps everything and may burn with the house. The cloud keeps what matters. Most sites want both.
Delivery times|Cameras leave within two days, masts within three weeks. The order shows the tracking number.
Pay by bank wire|The order waits as Awaiting bank wire payment and is sent when the money is here, usually after two days.
Pay by card|Cards are charged when the order is accepted, not when it is sent.
Pay by PayPal|You are led to PayPal and back. If you close the window in between, the order waits for a week.
Cash on delivery|Possible up to 2,000 euros. The driver gives a receipt.
Change an order|Call before it is being prepared. Afterwards send it back; that is quicker than it sounds.
Cancel an order|Possible until it is shipped. The money is on its way back within a day.
Send something back|Thirty days, unused, in any box. The label is in the parcel.
Taxes and invoices|Prices are shown with and without tax. The invoice comes by mail and lies in your order.
Buying for several sites|Write the site into the note of each line. We pack by site.
Discounts|From ten cameras on we plan with you, which saves more than any discount.
Renting a mast|Building sites rent by the month. Setting up takes two hours and no concrete.
Warranty|Five years on cameras, three on recorders, two on everything that turns.
Compatible brands|Everything that speaks ONVIF profile S can be watched; profile T adds its events.
Test before you buy|Two cameras for two weeks, on loan.|Choose the worst spot;Look at the pictures by night;Decide`,
  // Item Support
  `The camera gives no picture|Begin at the cable and end at the settings, never the other way round.|Look at the lamp of the port;Restart the port;Open the camera's own page;Raise an incident
The picture is blurred|Wipe the dome, then focus by night. A dome that was wiped dry has scratches that shine in infrared.
The clock is wrong|Set the time server of the site on camera and recorder. A recording with a wrong time is no evidence.
The recorder beeps|One long tone is a disk, two short ones are heat. Both can wait until morning, not until Monday.
Restart without a ladder|Every PoE switch can restart one port. The camera's page has the button.
Spiders before the lens|Move the infrared lamp away from the lens by a metre. Spiders follow warmth and light.
Too many false alarms|Draw the area smaller and wait a second longer. Try one change a night.
Night pictures are grey|That is infrared. For colour choose a camera with a large sensor and leave one lamp on.
Water in the dome|Open it on a dry day, dry it for an hour, renew the seal. Silica bags last a year.
Replace a disk|The recorder goes on with one disk missing.|Read which one blinks;Pull it;Wait ten seconds;Push in the new one
Update a camera|Update one, look at it for a day, then update the rest.
Forgotten camera password|Hold the button in the case for fifteen seconds. Everything else is reset as well.
PTZ stops turning|Listen: a motor that hums is blocked, a silent one has no power.
Doorbell rings twice|The second ring is its echo over Wi-Fi. Give it a fixed channel.
Body camera does not upload|Clean the contacts of the dock with a rubber. It is nearly always that.
Thermal camera shows stripes|Let it calibrate: cover the lens with its cap for a minute.
Solar mast is empty|Count the dark days. After four of them the modem sleeps at night by itself.
LTE is slow at noon|Everybody near is on it. Move the upload of recordings to the night.
A camera was stolen|Block its address, keep the last minute, tell the police its serial number.
A camera was turned away|A tamper incident shows the last good picture. Turn back by preset if it is a PTZ.
Sound is missing|Check whether sound is allowed at that place before you search for a fault.
Two cameras have one address|Both vanish by turns. Let the router give out addresses and keep a list.
The live view stutters|Choose fewer tiles or the smaller stream; look at the processor of the computer first.
Send us a device|Write what you saw and when, and put the paper into the box. It saves us two days.`,
];
