import { deviceOf } from '#contract/auth/devices.ts'
import { m } from '#texts'

/** "Firefox on Windows", as far as the user agent says. */
export const deviceName = (userAgent: string | null): string => {
  const { browser, system } = deviceOf(userAgent)
  if (browser && system) return m.auth_sessions_device({ browser, system })
  return browser ?? system ?? m.auth_sessions_unknown()
}
