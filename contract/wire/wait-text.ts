import type { Locale, LocalizedText } from '../locales/locales.ts'

const texts: LocalizedText = {
  en: 'Too many attempts. Please try again {when}.',
  de: 'Zu viele Versuche. Bitte versuche es {when} noch einmal.',
}

const formats = { en: new Intl.RelativeTimeFormat('en'), de: new Intl.RelativeTimeFormat('de') }

const steps = [
  { unit: 'second', seconds: 1, below: 100 },
  { unit: 'minute', seconds: 60, below: 100 * 60 },
  { unit: 'hour', seconds: 3600, below: Number.POSITIVE_INFINITY },
] as const

/** For the error `too_many_requests`: how long to wait, in words. Rounded up, so that a retry is not too early. */
export const waitText = (waitSeconds: number, locale: Locale): string => {
  const { unit, seconds } = steps.find(({ below }) => waitSeconds < below) ?? steps[2]
  const when = formats[locale].format(Math.ceil(waitSeconds / seconds), unit)
  return texts[locale].replace('{when}', when)
}
