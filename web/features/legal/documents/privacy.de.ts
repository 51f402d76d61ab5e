import type { LegalDocument } from '#web/features/legal/legal-document.ts'

export const privacy: LegalDocument = ({ operatorName, operatorAddress, operatorEmail }) => ({
  title: 'Datenschutz',
  lead: 'Was CrewBeacon über dich speichert, warum, wie lange, und wer es sieht.',
  sections: [
    {
      id: 'overview',
      heading: '1. Überblick',
      blocks: [
        'CrewBeacon bringt Spielerinnen und Spieler für gemeinsame Missionen zusammen. Dafür speichern wir nur, was du selbst einträgst, und was dabei entsteht. Es gibt keine Werbung, keine Auswertung durch Dritte und keine Weitergabe deiner Daten. Schriften, Bilder und Programme der Seite kommen alle von unserem eigenen Server.',
        'Rechtsgrundlagen sind die Nutzung, die du mit deinem Konto vereinbarst (Art. 6 Abs. 1 b DSGVO), und unser berechtigtes Interesse an einem sicheren, fairen Betrieb (Art. 6 Abs. 1 f DSGVO), zum Beispiel bei Grenzen gegen Missbrauch, bei Meldungen und beim Protokoll.',
      ],
    },
    {
      id: 'controller',
      heading: '2. Verantwortlich',
      blocks: [operatorName, ...operatorAddress, `E-Mail: [${operatorEmail}](mailto:${operatorEmail})`],
    },
    {
      id: 'rights',
      heading: '3. Deine Rechte',
      blocks: [
        'Die meisten Rechte nimmst du selbst in den Einstellungen wahr, sofort und ohne uns zu fragen:',
        [
          'Auskunft (Art. 15) und Übertragbarkeit (Art. 20): [Deine Daten herunterladen](/settings/privacy#export), alles über dich in einer JSON-Datei.',
          'Berichtigung (Art. 16): [Profil](/settings/profile#profile), [E-Mail-Adresse](/settings/sign-in#email).',
          'Löschung (Art. 17): [Konto löschen](/settings/privacy#delete). Was dabei verschwindet und was ohne deinen Namen bleibt, steht vorher dort.',
          'Einschränkung (Art. 18): [ob dich Crews finden](/settings/privacy#findable), [welche Hinweise du bekommst](/settings/notices#notices), [wer dir schreiben kann und wen du blockierst](/settings/privacy#blocked).',
          `Widerspruch (Art. 21) und alles, was sich in den Einstellungen nicht erledigen lässt: per Mail an [${operatorEmail}](mailto:${operatorEmail}).`,
        ],
        'Außerdem kannst du dich bei einer Datenschutz-Aufsichtsbehörde beschweren, zum Beispiel bei der deines Bundeslandes.',
      ],
    },
    {
      id: 'data',
      heading: '4. Was wir speichern',
      blocks: [
        [
          'Konto: Benutzername, E-Mail-Adresse, Passwort (nur als Hash, nie im Klartext), Zeitzone, Sprachen, Tageszeiten, zu denen du spielst, Zeitpunkt der Registrierung und der letzten Aktivität. Die E-Mail-Adresse sehen nur du und die Admins.',
          'Profil, soweit du es ausfüllst: Anzeigename, Handle (Citizen-ID), Organisation, Beschreibung, Bild, Serverregionen, Flotte mit privaten Notizen, die nur du siehst, deine Spielzeiten. Deine Favoriten siehst nur du. Öffentlich sind Name, Bild, Handle, Organisation, Beschreibung, Sprachen, Serverregionen, Zeitzone, Rolle, der Tag deiner Registrierung, Flotte, Missionen und Statistik, deine Spielzeiten nicht. Wenn du dein Handle bestätigen lässt, speichern wir den Code, die Entscheidung und ihren Grund; öffentlich ist nur das Abzeichen. Wir fragen die Seite des Spiels nicht ab: Jemand aus der Moderation öffnet dort dein Spielprofil.',
          'Crews: deine Gesuche mit Rollen, Zeiten und Orten, deine Plätze in Crews, deine Bewerbungen und Wartelisten. Gesuche und Plätze sind öffentlich, Bewerbungen und Wartelisten sieht die Leitung der Crew, und du siehst, was dich betrifft.',
          'Dein Leuchtfeuer, wenn du es zündest: von wann bis wann du frei bist, für welche Plätze, Aktivitäten, Serverregionen und Sprachen, das Schiff, das du mitbrächtest, und dein Satz dazu. Wie du es wählst, sehen es alle, die angemeldet sind, oder deine Favoriten und wer mit dir geflogen ist; Gäste sehen Zahlen ohne Namen. Es bleibt gespeichert, wenn es aus ist, damit das nächste ausgefüllt ist, und einen Tag lang, welche Gesuche es dir genannt hat. Vergibt eine Leitung Plätze sofort und unter Bedingungen, prüfen wir für dich, ob du sie erfüllst; sonst erfährt niemand, welche dir fehlt.',
          'Wann Crews fliegen: Zahlen jedes Tages, ohne Namen und erst ab 20 Missionen.',
          'Kommentare: öffentliche sieht jeder, die im Crew-Chat nur die Crew und die Moderation.',
          'Bilder im Logbuch einer Mission: sie sieht, wer an Bord war. Wer sie geleitet hat, kann eines davon allen zeigen. Eine Meldung behält eine Kopie für die Moderation, bis darüber entschieden ist.',
          'Bewertungen, die du gibst und bekommst: öffentlich mit deinem Namen, sobald beide Seiten bewertet haben oder 14 Tage nach der Mission.',
          'Abrechnungen: Wer bei einer Mission an Bord war, sieht, was sie eingebracht hat, wer wie viel davon bekommen und wer das bestätigt hat. Was deiner Angabe nach fehlt, sehen diejenigen, die die Mission leiten, und mit der Abrechnung die Moderation, wenn du sie meldest; was du insgesamt verdient hast, siehst nur du.',
          'Nachrichten: sie sehen du und die andere Person. Meldet eine von beiden die Unterhaltung, liest die Moderation die letzten 20. Hinweise der Seite sieht nur, wer sie bekommt.',
          'Meldungen: was du meldest, sehen nur Moderation und Admins; die gemeldete Person erfährt nicht, wer gemeldet hat. Eine Meldung hält fest, wie der gemeldete Inhalt in diesem Moment aussah.',
          'Verwarnungen, Sperren und Einsprüche: du selbst, und wer darüber entscheidet.',
          'Kalender, wenn du dafür eine Adresse [erstellst](/settings/notices#calendar): seit wann es sie gibt und ihr Hash, nie die Adresse selbst. Wer die Adresse hat, etwa der Anbieter deines Kalenders, kann darunter ohne Anmeldung lesen, welche Missionen mit Startzeit du leitest oder in welchen du einen Platz hast.',
          'Hinweise auf deinen Geräten, wenn du sie [einschaltest](/settings/notices#push): die Adresse, unter der der Push-Dienst deines Browsers (Google, Mozilla, Microsoft oder Apple) das Gerät erreicht, und dessen Schlüssel. Dorthin senden wir Hinweise, so verschlüsselt, dass nur dein Browser sie lesen kann; der Dienst erfährt, wann, aber nicht, was. Deine Ruhezeiten, wenn du welche wählst.',
          'Discord, wenn du mit einer deiner Crews oder gespeicherten Suchen einen Kanal verbindest: die Adresse seines Webhooks, verschlüsselt, und wann der Kanal zuletzt aktualisiert wurde. Was jeder vom Gesuch sieht, oder von den Gesuchen, die die Suche findet, geht dann ohne Namen an Discord: Titel, Status, Zeit, Plätze, Ort, Schiff und Sprache. Discord verarbeitet es nach eigenen Regeln.',
          'Discord, wenn du CrewBeacon darin benutzt, wo diese Seite das anbietet: Was du dort tippst und drückst, erreicht uns über Discord, und unsere Antworten, etwa deine nächsten Missionen, gehen darüber zurück. Wir speichern die Nummer davon etwa zehn Minuten, eine Antwort, die länger als zwei Sekunden braucht, höchstens einen Tag, und sonst nur, was du damit hier tust, etwa eine Bewerbung. Eine Crew, die jemand in einem Kanal zeigt, geht wie bei einem Webhook ohne Namen dorthin, und ihre Karte folgt ihr, bis die Mission vorbei ist oder die Karte dort gelöscht wird; noch 30 Tage nach der Mission wissen wir, wo die Karte ist, damit auch daraus verschwindet, was die Moderation entfernt. Wenn du einen Kanal einer Suche folgen lässt, speichern wir das mit den Namen von Server und Kanal, bis du oder jemand anderes, der den Server verwaltet, es beendet, die App von dort entfernt wird oder du die Verknüpfung deines Kontos aufhebst. Andere, die diesen Server verwalten, sehen es mit deinem Namen. Wo Discord sagt, dass du einen Server verwaltest, wenn du CrewBeacon dort benutzt oder die [Einstellungen](/settings/discord) öffnest, speichern wir das mit seinem Namen 30 Tage lang, oder bis du die Verknüpfung aufhebst; um es zu wissen, fragen wir Discord nach deinen Rollen dort. Wenn du in den [Einstellungen](/settings/notices#direct) Nachrichten in Discord einschaltest, gehen deine Einladungen, angebotenen Plätze und Bereitschaftschecks an dein Konto dort: die Crew, der Platz, wer dich einlädt, und danach, was du geantwortet hast. Discord bewahrt sie nach eigenen Regeln auf.',
          'Discord, wenn du dich damit anmeldest, wo diese Seite das anbietet: die Kennung und den Namen deines Kontos dort, seit wann es verknüpft ist und ob du dort Nachrichten willst. Wenn du dich damit registrierst, auch deine E-Mail-Adresse, sofern Discord sie bestätigt hat. Nach mehr fragen wir nicht, speichern nichts, womit man in dein Konto dort käme, und sagen Discord nichts über dich. Discord erfährt, dass und wann du dich hier angemeldet hast, und verarbeitet das nach eigenen Regeln.',
          'Deine Anmeldung: die letzten 100 Änderungen daran, die du [nachlesen](/settings/sign-in#events) kannst. Wenn du die Anmeldung in zwei Schritten [einschaltest](/settings/sign-in#codes): der Schlüssel, den deine App hat, verschlüsselt, und Hashes deiner Ersatzcodes.',
          'Passkeys, wenn du welche [hinzufügst](/settings/sign-in#passkeys): der Name, den du ihnen gibst, ihr öffentlicher Schlüssel, wie oft und wann zuletzt sie benutzt wurden. Fingerabdruck, Gesicht und PIN verlassen dein Gerät nie. Meldest du dich mit einem Passkey an, speichern wir fünf Minuten lang, was er unterschreiben soll.',
          'API-Tokens, wenn du welche [erstellst](/settings/developers#tokens): der Name, den du ihnen gibst, was sie dürfen, seit wann es sie gibt, wann sie zuletzt benutzt wurden und ihr Hash, nie das Token selbst. Wer eines hat, kann in deinem Namen tun, was du erlaubt hast.',
          'Technisches: deine Sitzungen mit Browserkennung und Zeit, Zähler gegen Missbrauch mit der IP-Adresse, ein Protokoll von Anmeldungen und von allem, was Moderation und Admins tun, mit IP-Adresse.',
        ],
      ],
    },
    {
      id: 'periods',
      heading: '5. Wie lange',
      blocks: [
        [
          'Konto und alles daran: bis du es löschst. Vergangene Missionen bleiben danach ohne deinen Namen stehen, damit die Verläufe der anderen stimmen; Nachrichten, die du gesendet hast, bleiben ohne deinen Namen bei den Empfängern. Hinweise an andere, in denen dein Name steht, bleiben in deren Posteingang, bis sie sie löschen.',
          'Sitzungen: 30 Tage nach der letzten Nutzung, oder bis du sie [beendest](/settings/sign-in#devices).',
          'Die Push-Adresse eines Geräts: bis du sie [ausschaltest](/settings/notices#push), dich dort abmeldest oder der Push-Dienst sie beendet; höchstens so lange wie die Sitzung. Hinweise, die auf ein Gerät warten: höchstens 2 Tage.',
          'Die Adresse deines Kalenders: bis du sie [erneuerst oder abschaltest](/settings/notices#calendar) oder dein Konto löschst. Was dein Kalender schon gelesen hat, liegt dort.',
          'Der Webhook eines Discord-Kanals: bis du ihn trennst, bis Discord einen Tag lang keine Nachrichten angenommen hat oder ihn nicht mehr kennt, der einer Crew, bis die Mission vorbei oder dein Konto gelöscht ist und die letzte Nachricht das gesagt hat, was höchstens einen Tag dauert, der einer gespeicherten Suche, bis du die Suche löschst. Die Nachricht bleibt im Kanal, bis sie dort gelöscht wird.',
          'Das Discord-Konto, mit dem du dich anmeldest: bis du die Verknüpfung [aufhebst](/settings/sign-in#ways) oder dein Konto löschst. Was Discord über jemanden sagt, der die Registrierung nicht beendet: 30 Minuten, in der Datenbank höchstens einen Tag.',
          'Der Schlüssel deiner App und deine Ersatzcodes: bis du die Anmeldung in zwei Schritten ausschaltest; ein Schlüssel, den du nie bestätigt hast, höchstens 2 Tage. Eine Anmeldung, die auf ihren Code wartet: 10 Minuten.',
          'API-Tokens: bis du sie [widerrufst](/settings/developers#tokens), ein neues Passwort setzt oder dein Konto löschst.',
          'Links zum Zurücksetzen des Passworts, zu einer neuen Adresse und zum Einspruch: eine Stunde. Links, die deine Adresse bestätigen: 24 Stunden.',
          'IP-Adressen im Protokoll: nach 30 Tagen gekürzt, sodass sie zu niemandem mehr führen. Das Protokoll selbst bleibt. Zähler gegen Missbrauch gelten höchstens einen Tag.',
          'Meldungen und Entscheidungen darüber: sie bleiben als Nachweis. Der Name verschwindet daraus, wenn das Konto gelöscht wird.',
          'Wenn du dein Konto löschst, während eine Verwarnung ungelesen oder eine Meldung über dich offen ist oder eine Sperre keine 90 Tage zurückliegt: 90 Tage lang ein verschlüsselter Prüfwert (HMAC) von Name und E-Mail-Adresse, und ob eine Verwarnung offen war. Damit gilt die Verwarnung für ein neues Konto mit dieser Adresse weiter, und der Name bleibt so lange gesperrt (Art. 6 Abs. 1 lit. f). Name, Adresse und Grund selbst werden nicht behalten.',
          'Sicherungskopien der Datenbank werden überschrieben, sobald neuere da sind.',
        ],
      ],
    },
    {
      id: 'cookies',
      heading: '6. Cookies und Speicher im Browser',
      blocks: [
        'Nur was die Seite zum Arbeiten braucht. Darum fragt sie auch nicht nach Zustimmung.',
        [
          'Cookie „session“ (mit HTTPS „__Host-session“): hält dich angemeldet, 30 Tage, für Programme der Seite nicht lesbar.',
          'Cookie „signed-in“: sagt der Seite, dass es eine Sitzung gibt, ohne selbst ein Geheimnis zu enthalten, 30 Tage.',
          'Cookie „browser“ (mit HTTPS „__Host-browser“): ein Zeichen, dass du dich mit diesem Browser schon angemeldet hast, damit falsche Versuche von Fremden dich nicht aussperren, 400 Tage, für Programme der Seite nicht lesbar. Mit einem neuen Passwort wird es wertlos.',
          'Cookie „sign-in“ (mit HTTPS „__Host-sign-in“): dass du dein Passwort eingegeben hast und der Code noch fehlt, wenn du dich in zwei Schritten anmeldest, 10 Minuten, für Programme der Seite nicht lesbar.',
          'Cookie „discord“ („__Host-discord“ über HTTPS): nur wenn du dich mit Discord anmeldest, damit der Rückweg von dort allein diesem Browser offensteht, höchstens 30 Minuten, nicht von Skripten lesbar.',
          'Cookie „written“: eine Zahl dafür, wie weit die Datenbank war, als du zuletzt etwas geändert hast, damit du deine Änderung sofort siehst, 30 Sekunden, für Programme der Seite nicht lesbar.',
          'Cookies „preferred-language“, „theme“ und „time-zone“: deine Sprache, das Aussehen der Seite und die Zeitzone deines Geräts, damit der Server die Seite gleich so sendet, 1 Jahr.',
          'Speicher „offered-answers“: die Nummer deines Kontos, damit du nur einmal gefragt wirst, ob Antworten auf dein Gerät oder per E-Mail kommen sollen.',
          'Speicher „user“: eine Kopie deiner eigenen Angaben, damit die Seite sofort weiß, wer du bist. Sie wird beim Abmelden gelöscht.',
          'Speicher „has-signed-in“: dass sich mit diesem Browser schon jemand angemeldet hat, damit die Anmeldung vor der Registrierung steht.',
          'Speicher „preferred-language“ und „theme“: Sprache und Aussehen, wie du sie gewählt hast, sonst wie dein Browser sie vorgibt.',
          'Ein Service Worker („sw.js“): ein kleines Programm, das ohne Verbindung eine Seite dafür zeigt, und Hinweise, wenn du sie einschaltest. Es speichert nichts über dich.',
          'Speicher „last-application-message-…“: deine letzte Bewerbungsnachricht, als Vorschlag für die nächste. Sie wird gelöscht, wenn du dich selbst abmeldest.',
          'Nur bis der Tab geschlossen wird: was du getippt und noch nicht abgesendet hast, „notice“ (eine Meldung, die nach einem Seitenwechsel erscheinen soll), „reloaded-for-build“ (verhindert doppeltes Neuladen nach einem Update).',
        ],
      ],
    },
    {
      id: 'security',
      heading: '7. Sicherheit',
      blocks: [
        [
          'Die Verbindung ist mit TLS verschlüsselt.',
          'Passwörter werden mit einem eigens dafür gemachten, langsamen Verfahren gehasht, Sitzungen und Links nur als Hash gespeichert.',
          'Zugriff haben nur die, die ihn brauchen; was Moderation und Admins tun, wird aufgezeichnet und kann nicht nachträglich geändert werden.',
          'Hochgeladene Bilder werden neu gezeichnet; Ort und andere Angaben aus der Kamera werden dabei entfernt.',
          'Die Datenbank wird regelmäßig gesichert.',
        ],
      ],
    },
    {
      id: 'words',
      heading: '8. Automatische Prüfungen',
      blocks: [
        'Was andere lesen können (Namen, Profil, Gesuche, Bewerbungen, Kommentare, Bewertungen, Schiffe, Einsprüche), wird vor dem Speichern mit einer Liste verbotener Wörter verglichen, auch in verstellter Schreibweise. Trifft etwas zu, wird nichts gespeichert, und du bekommst einen Hinweis am Feld. Wenn drei Personen dasselbe Gesuch melden, verschwindet es von der Missionstafel, bis ein Mensch darüber entschieden hat. Sperren verhängt immer ein Mensch.',
      ],
    },
    {
      id: 'game-data',
      heading: '9. Spieldaten',
      blocks: [
        'CrewBeacon liest nichts aus dem Spiel und nichts aus deinem Spielkonto. Handle, Schiffe und Orte stammen von dir oder aus einer Liste, die wir pflegen.',
      ],
    },
    {
      id: 'contact',
      heading: '10. Fragen',
      blocks: [
        `Schreib an [${operatorEmail}](mailto:${operatorEmail}). Wir antworten innerhalb von 48 Stunden.`,
      ],
    },
  ],
})
