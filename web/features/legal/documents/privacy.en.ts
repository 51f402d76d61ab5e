import type { LegalDocument } from '#web/features/legal/legal-document.ts'

export const privacy: LegalDocument = ({ operatorName, operatorAddress, operatorEmail }) => ({
  title: 'Privacy',
  lead: 'What CrewBeacon stores about you, why, for how long, and who sees it.',
  sections: [
    {
      id: 'overview',
      heading: '1. Overview',
      blocks: [
        'CrewBeacon brings players together for missions. For that we store only what you enter yourself and what comes of it. There is no advertising, no tracking by others, and your data is not passed on. Fonts, pictures and scripts of the site all come from our own server.',
        'The legal bases are the use that you agree on with your account (Art. 6 (1) b GDPR) and our legitimate interest in running the site safely and fairly (Art. 6 (1) f GDPR), for instance for limits against abuse, for reports and for the audit log.',
      ],
    },
    {
      id: 'controller',
      heading: '2. Controller',
      blocks: [operatorName, ...operatorAddress, `Email: [${operatorEmail}](mailto:${operatorEmail})`],
    },
    {
      id: 'rights',
      heading: '3. Your rights',
      blocks: [
        'You exercise most of them yourself in the settings, at once and without asking us:',
        [
          'Access (Art. 15) and portability (Art. 20): [download your data](/settings/privacy#export), everything about you in one JSON file.',
          'Correction (Art. 16): [profile](/settings/profile#profile), [email address](/settings/sign-in#email).',
          'Deletion (Art. 17): [delete your account](/settings/privacy#delete). What goes and what stays without your name is said there before.',
          'Restriction (Art. 18): [whether crews can find you](/settings/privacy#findable), [which notices you get](/settings/notices#notices), [who can write to you and whom you block](/settings/privacy#blocked).',
          `Objection (Art. 21), and everything that the settings cannot do: by mail to [${operatorEmail}](mailto:${operatorEmail}).`,
        ],
        'You can also complain to a data protection authority, for instance the one where you live.',
      ],
    },
    {
      id: 'data',
      heading: '4. What we store',
      blocks: [
        [
          'Account: username, email address, password (only as a hash, never as text), time zone, languages, play times, when you registered and were last active. Only you and the admins see the email address.',
          'Profile, as far as you fill it in: display name, handle (citizen id), organisation, description, picture, server regions, fleet with private notes that only you see, the hours of your week. Your favourites are for you alone. Name, picture, handle, organisation, description, languages, server regions, time zone, role, the day you joined, fleet, missions and statistics are public, your hours are not. If you have your handle verified, we store the code, the decision and its reason; only the badge is public. We do not query the site of the game: a moderator opens your game profile there.',
          'Crews: your posts with roles, times and places, your seats in crews, your applications and your places on waiting lists. Posts and seats are public; applications and waiting lists are seen by the leader of the crew, and by you as far as they are about you.',
          'Your beacon, if you light it: from when to when you are free, for which seats, activities, server regions and languages, the ship that you would bring and your line about it. As you choose, everybody who is signed in sees it, or your favourites and those you flew with; guests see numbers without names. It stays stored when it is out, so that the next one is filled in, and which posts it told you of for a day. If a leader gives seats at once under conditions, we check for you whether you meet them; nobody else learns which one you lack.',
          'When crews fly: numbers of each day, without names and only from 20 missions on.',
          'Comments: everybody sees public ones; those in the crew chat are seen by the crew and the moderators.',
          'Pictures in the log of a mission: those who were aboard see them. Whoever led it can show one to everybody. A report keeps a copy for the moderators until it is decided.',
          'Ratings that you give and get: public, with your name, once both sides have rated or 14 days after the mission.',
          'Settlements: whoever was aboard a mission sees what it brought in, what everybody got of it and who has confirmed it. What you say is missing is seen by those who lead the mission, and with the settlement by the moderators if you report it; what you earned in total is seen by you alone.',
          'Messages: seen by you and the other player. If one of you reports the conversation, the moderators read the last 20. Notices of the site are seen only by whoever gets them.',
          'Reports: only moderators and admins see what you report; the reported player does not learn who reported them. A report records what the reported content looked like at that moment.',
          'Warnings, bans and appeals: seen by you and by those who decide about them.',
          'Calendar, if you [create](/settings/notices#calendar) an address for it: since when it exists and its hash, never the address itself. Whoever has the address, such as the provider of your calendar, can read there without signing in which missions with a start time you lead or have a seat in.',
          'Notices on your devices, if you [turn them on](/settings/notices#push): the address under which the push service of your browser (Google, Mozilla, Microsoft or Apple) reaches the device, and its keys. We send notices there, encrypted so that only your browser can read them; the service learns when, not what. Your quiet hours, if you choose any.',
          'Discord, if you connect a channel to one of your crews or saved searches: the address of its webhook, encrypted, and when the channel was last updated. What everybody sees of the post, or of the posts that the search finds, then goes to Discord, without names: title, status, time, seats, place, ship and language. Discord processes it under its own rules.',
          'Discord, if you use CrewBeacon inside it, where this site offers that: what you type and press there reaches us through Discord, and our answers, such as your next missions, go back through it. We store its number for about ten minutes, an answer that takes longer than two seconds for at most a day, and otherwise only what you do here by it, such as an application. A crew that somebody shows in a channel goes there as by a webhook, without names, and its card follows it until the mission is over or the card is deleted there; for 30 days after the mission we know where the card is, so that what moderators remove disappears from it too. If you make a channel follow a search, we store that with the names of the server and the channel, until you or somebody else who manages the server ends it, the app is removed from there, or you unlink your account. Others who manage that server see it with your name. Where Discord says that you manage a server, when you use CrewBeacon there or open the [settings](/settings/discord), we store that with its name for 30 days, or until you unlink your account; to know it, we ask Discord for your roles there. If you turn on messages in Discord in your [settings](/settings/notices#direct), your invitations, offered seats and ready checks go to your account there: the crew, the seat, who invites you, and afterwards what you answered. Discord keeps them under its own rules.',
          'Discord, if you sign in with it, where this site offers that: the id and the name of your account there, since when it is linked, and whether you want messages there. If you sign up with it, also your email address, if Discord has confirmed it. We ask for nothing else, store nothing that opens your account there, and tell Discord nothing about you. Discord learns that you signed in here and when, and processes it under its own rules.',
          'How you sign in: the last 100 changes to it, which you can [read](/settings/sign-in#events). If you [turn on](/settings/sign-in#codes) two-step sign-in: the key that your app has, encrypted, and hashes of your recovery codes.',
          'Passkeys, if you [add](/settings/sign-in#passkeys) any: the name that you give them, their public key and how often and when they were last used. Your fingerprint, face or PIN never leave your device. When you sign in with a passkey, we store for five minutes what it is asked to sign.',
          'API tokens, if you [create](/settings/developers#tokens) any: the name that you give them, what they may do, since when they exist, when they were last used, and their hash, never the token itself. Whoever has one can do in your name what you have allowed.',
          'Technical data: your sessions with browser and time, counters against abuse with the IP address, a log of sign-ins and of everything that moderators and admins do, with the IP address.',
        ],
      ],
    },
    {
      id: 'periods',
      heading: '5. For how long',
      blocks: [
        [
          'The account and everything that belongs to it: until you delete it. Past missions then stay without your name, so that the histories of others remain true; messages that you sent stay with their receivers without your name. Notices to others that mention your name stay in their inboxes until they delete them.',
          'Sessions: 30 days after they were last used, or until you [end](/settings/sign-in#devices) them.',
          'The push address of a device: until you [turn it off](/settings/notices#push), sign out there or the push service ends it; at most as long as the session. Notices that wait for a device: at most 2 days.',
          'The address of your calendar: until you [renew it or switch it off](/settings/notices#calendar) or delete your account. What your calendar has already read stays there.',
          'The webhook of a Discord channel: until you disconnect it, until Discord has not taken its messages for a day or no longer knows it, and that of a crew until the mission is over or your account deleted and its last message has said so, which takes a day at most; that of a saved search until you delete the search. The message stays in the channel until it is deleted there.',
          'The Discord account that you sign in with: until you [unlink it](/settings/sign-in#ways) or delete your account. What Discord says about somebody who does not finish signing up: 30 minutes, and at most a day in the database.',
          'The key of your app and your recovery codes: until you turn two-step sign-in off; a key that you never confirmed, at most 2 days. A sign-in that waits for its code: 10 minutes.',
          'API tokens: until you [revoke](/settings/developers#tokens) them, set a new password or delete your account.',
          'Links to reset a password, to a new address and to appeal: one hour. Links that confirm your address: 24 hours.',
          'IP addresses in the log: shortened after 30 days, so that they lead to nobody. The log itself stays. Counters against abuse apply for at most a day.',
          'Reports and decisions on them: they stay as evidence. The name disappears from them when the account is deleted.',
          'If you delete your account while a warning is unread, a report about you is open, or a ban ended less than 90 days ago: for 90 days a keyed hash (HMAC) of your name and mail address, and whether a warning was open. With it the warning goes on for a new account with this address, and the name stays locked for that time (Art. 6(1)(f)). Name, address and reason themselves are not kept.',
          'Backups of the database are overwritten by newer ones.',
        ],
      ],
    },
    {
      id: 'cookies',
      heading: '6. Cookies and storage in the browser',
      blocks: [
        'Only what the site needs to work. That is why it does not ask for consent.',
        [
          'Cookie “session” (“__Host-session” over HTTPS): keeps you signed in, 30 days, not readable by scripts.',
          'Cookie “signed-in”: tells the page that there is a session, without holding a secret itself, 30 days.',
          'Cookie “browser” (“__Host-browser” over HTTPS): a mark that you have signed in with this browser before, so that wrong guesses of strangers do not lock you out, 400 days, not readable by scripts. A new password makes it worthless.',
          'Cookie “sign-in” (“__Host-sign-in” over HTTPS): that you have entered your password and still owe the code, if you use two-step sign-in, 10 minutes, not readable by scripts.',
          'Cookie “discord” (“__Host-discord” over HTTPS): only if you sign in with Discord, so that the way back from there is open to this browser alone, at most 30 minutes, not readable by scripts.',
          'Cookie “written”: a number for how far the database was when you last changed something, so that you see your change at once, 30 seconds, not readable by scripts.',
          'Cookies “preferred-language”, “theme” and “time-zone”: your language, the look of the page and the time zone of your device, so that the server sends the page accordingly, 1 year.',
          'Storage “offered-answers”: the number of your account, so that you are asked only once whether answers should come to your device or by email.',
          'Storage “user”: a copy of your own details, so that the page knows at once who you are. Deleted when you sign out.',
          'Storage “has-signed-in”: that somebody has signed in with this browser, so that signing in comes before signing up.',
          'Storage “preferred-language” and “theme”: the language and look that you chose, or otherwise those of your browser.',
          'A service worker (“sw.js”): a small program that shows a page without a connection, and notices if you turn them on. It stores nothing about you.',
          'Storage “last-application-message-…”: your last application message, offered for the next one. Deleted when you sign out yourself.',
          'Until the tab is closed: what you have typed and not yet sent, “notice” (a message to show after a change of page), “reloaded-for-build” (prevents a second reload after an update).',
        ],
      ],
    },
    {
      id: 'security',
      heading: '7. Security',
      blocks: [
        [
          'The connection is encrypted with TLS.',
          'Passwords are hashed with a slow method made for that purpose; sessions and links are stored only as hashes.',
          'Only those who need access have it; what moderators and admins do is recorded and cannot be changed afterwards.',
          'Uploaded pictures are drawn anew; places and other camera data are removed.',
          'The database is backed up regularly.',
        ],
      ],
    },
    {
      id: 'words',
      heading: '8. Automatic checks',
      blocks: [
        'What others can read (names, profile, posts, applications, comments, ratings, ships, appeals) is compared with a list of forbidden words before it is stored, disguised spellings included. If something matches, nothing is stored, and the field tells you. When three players report the same post, it leaves the board until a person has decided. Bans are always imposed by a person.',
      ],
    },
    {
      id: 'game-data',
      heading: '9. Game data',
      blocks: [
        'CrewBeacon reads nothing from the game and nothing from your game account. Handle, ships and places come from you or from a list that we keep.',
      ],
    },
    {
      id: 'contact',
      heading: '10. Questions',
      blocks: [`Write to [${operatorEmail}](mailto:${operatorEmail}). We reply within 48 hours.`],
    },
  ],
})
