import { presetOf } from '#contract/notices/presets.ts'
import { m } from '#texts'
import { useNoticeSettings } from '#web/features/account/account.queries.ts'
import { usePasskeys } from '#web/features/account/passkeys/passkeys.queries.ts'
import { useQuietHours } from '#web/features/account/quiet-hours/quiet-hours.queries.ts'
import { useSignInMethods } from '#web/features/account/sign-in-methods/sign-in-methods.queries.ts'
import { useTokens } from '#web/features/account/tokens/tokens.queries.ts'
import { useSessions } from '#web/features/auth/auth.queries.ts'
import { useBlocks, useContactSetting } from '#web/features/messages/blocks/blocks.queries.ts'
import { useWeekHours } from '#web/session/use-week-hours.ts'
import type { SettingsPageId } from './settings-pages.ts'

const presetNames = {
  everything: m.settings_everything,
  own: m.settings_concerns_me,
  urgent: m.settings_urgent,
} as const

const useNoticesState = (): string | undefined => {
  const { data: settings } = useNoticeSettings()
  const { data: quiet } = useQuietHours()
  if (!settings) return undefined
  const preset = presetOf(settings)
  const amount = preset ? presetNames[preset]() : m.settings_custom()
  return quiet?.isOn ? m.settings_state_quiet({ amount, from: quiet.from, to: quiet.to }) : amount
}

const useSignInState = (): string | undefined => {
  const { data: methods } = useSignInMethods()
  const passkeys = usePasskeys().data?.passkeys.length ?? 0
  const { data: sessions } = useSessions()
  if (!methods || !sessions) return undefined
  return [
    methods.hasPassword && m.account_password(),
    methods.discord && m.settings_state_discord(),
    passkeys > 0 && m.settings_passkeys({ count: passkeys }),
    m.settings_devices({ count: sessions.length }),
  ]
    .filter(Boolean)
    .join(', ')
}

const usePrivacyState = (): string | undefined => {
  const { data: isFindable } = useContactSetting('isFindable', true)
  const { data: blocked } = useBlocks()
  if (isFindable === undefined || !blocked) return undefined
  const found = isFindable ? m.settings_state_findable() : m.settings_state_hidden()
  return blocked.length > 0 ? m.settings_state_blocked({ found, count: blocked.length }) : found
}

/** What each page of the settings says of itself, as far as it is known. */
export const useSettingStates = (): Readonly<Record<SettingsPageId, string | undefined>> => {
  const { data: hours } = useWeekHours()
  const { data: tokens } = useTokens()
  return {
    profile: hours && m.profiles_hours_total({ count: hours.filter(Boolean).length }),
    notices: useNoticesState(),
    signIn: useSignInState(),
    privacy: usePrivacyState(),
    developers:
      tokens && (tokens.length > 0 ? m.settings_tokens({ count: tokens.length }) : m.settings_tokens_none()),
    // What it says costs a request of its own.
    discord: undefined,
  }
}
