/** How much reaches a player, in one choice instead of one for each kind and each way. */
import { defaultNoticeSetting, type NoticeKind, noticeKinds } from './kinds.ts'
import type { NoticeSetting, NoticeSettings } from './notices.ts'

/** From the most to the least. */
export const noticePresets = ['everything', 'own', 'urgent'] as const
export type NoticePreset = (typeof noticePresets)[number]

const urgentKinds: readonly NoticeKind[] = ['mission', 'reminder']

/** What someone waits for. Whether these come by email, too, is a choice of its own, except with everything. */
const answerKinds: readonly NoticeKind[] = ['application', 'decision'] satisfies AnswerKind[]
export type AnswerKind = Extract<NoticeKind, 'application' | 'decision'>

const settingOf: Readonly<Record<NoticePreset, (kind: NoticeKind) => NoticeSetting>> = {
  everything: () => ({ inInbox: true, byMail: true, byPush: true }),
  own: defaultNoticeSetting,
  urgent: (kind) => ({ inInbox: true, byMail: false, byPush: urgentKinds.includes(kind) }),
}

const settingsOf = (choose: (kind: NoticeKind) => NoticeSetting) =>
  Object.fromEntries(noticeKinds.map((kind) => [kind, choose(kind)])) as NoticeSettings

/** The settings that a preset stands for. */
export const withPreset = (settings: NoticeSettings, preset: NoticePreset): NoticeSettings =>
  settingsOf((kind) => {
    const setting = settingOf[preset](kind)
    const keepsMail = preset !== 'everything' && answerKinds.includes(kind)
    return keepsMail ? { ...setting, byMail: settings[kind].byMail } : setting
  })

/** Whether the answers that someone waits for come by email, too. */
export const mailsAnswers = (settings: NoticeSettings): boolean =>
  answerKinds.every((kind) => settings[kind].byMail)

export const withAnswersByMail = (settings: NoticeSettings, byMail: boolean): NoticeSettings =>
  settingsOf((kind) => (answerKinds.includes(kind) ? { ...settings[kind], byMail } : settings[kind]))

const isSame = (one: NoticeSetting, other: NoticeSetting): boolean =>
  one.inInbox === other.inInbox && one.byMail === other.byMail && one.byPush === other.byPush

/** Undefined for a choice of the player's own. */
export const presetOf = (settings: NoticeSettings): NoticePreset | undefined =>
  noticePresets.find((preset) => {
    const meant = withPreset(settings, preset)
    return noticeKinds.every((kind) => isSame(meant[kind], settings[kind]))
  })
