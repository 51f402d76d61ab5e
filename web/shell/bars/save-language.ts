/** Loaded when a player chooses a language, which few do. */
import { chooseLanguage } from '#contract/account/language.ts'
import type { Locale } from '#contract/locales/locales.ts'
import { m } from '#texts'
import { call } from '#web/api/call.ts'
import type { useToast } from '#web/ui/overlays/toast-context.ts'

/** What is sent to the player is in it from now on. */
export const saveLanguage = async (language: Locale, toast: ReturnType<typeof useToast>): Promise<void> => {
  try {
    await call(chooseLanguage, { body: { language } })
  } catch {
    toast.show({ title: m.account_notices_save_failed() })
  }
}
