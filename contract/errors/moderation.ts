import type { ErrorRow } from './row.ts'

/** What reports and moderation can be refused for, and what they refuse to players. */
export const moderationErrors = {
  banned: {
    status: 403,
    en: 'Your account is banned.',
    de: 'Dein Konto ist gesperrt.',
  },
  warning_open: {
    status: 409,
    en: 'Please read your warning first. After that you can post again.',
    de: 'Bitte lies zuerst deine Verwarnung. Danach kannst du wieder etwas veröffentlichen.',
  },
  /** One text for blocked, banned and warned players, because no one else should know which it is. */
  cannot_lead: {
    status: 409,
    en: 'This player cannot lead the crew at the moment.',
    de: 'Diese Person kann die Crew im Moment nicht leiten.',
  },
  post_hidden: {
    status: 409,
    en: 'The moderators are looking at this crew. Until they have decided, it takes nobody and no comments.',
    de: 'Die Moderation sieht sich diese Crew an. Bis sie entschieden hat, nimmt sie niemanden auf und keine Kommentare an.',
  },
  own_account: {
    status: 403,
    en: 'You cannot do this to your own account.',
    de: 'Das geht nicht mit deinem eigenen Konto.',
  },
  own_case: {
    status: 403,
    en: 'This report is about you. Somebody else has to decide it.',
    de: 'In dieser Meldung geht es um dich. Jemand anderes muss darüber entscheiden.',
  },
  already_banned: {
    status: 409,
    en: 'This player is banned already.',
    de: 'Diese Person ist schon gesperrt.',
  },
  not_banned: {
    status: 409,
    en: 'This player is not banned.',
    de: 'Diese Person ist nicht gesperrt.',
  },
  report_decided: {
    status: 409,
    en: 'This report has been decided already.',
    de: 'Über diese Meldung wurde schon entschieden.',
  },
  already_appealed: {
    status: 409,
    en: 'You have appealed against this ban already.',
    de: 'Du hast gegen diese Sperre schon Einspruch eingelegt.',
  },
  appeal_decided: {
    status: 409,
    en: 'This appeal has been decided already.',
    de: 'Über diesen Einspruch wurde schon entschieden.',
  },
  crew_removed: {
    status: 404,
    en: 'This crew was removed by the moderators.',
    de: 'Diese Crew wurde von der Moderation entfernt.',
  },
  report_self: {
    status: 400,
    en: 'You cannot report yourself.',
    de: 'Du kannst dich nicht selbst melden.',
  },
  not_in_crew: {
    status: 400,
    en: 'This player has nothing to do with this crew.',
    de: 'Diese Person hat mit dieser Crew nichts zu tun.',
  },
  already_reported: {
    status: 409,
    en: 'You have reported this player already. The moderators are looking into it.',
    de: 'Du hast diese Person schon gemeldet. Die Moderation kümmert sich darum.',
  },
} as const satisfies Record<string, ErrorRow>
