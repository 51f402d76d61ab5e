import { BellRing, Mail, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { NoticeSettings } from '#contract/notices/notices.ts'
import { type AnswerKind, withAnswersByMail } from '#contract/notices/presets.ts'
import type { PushSettings } from '#contract/notices/push.ts'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { pushAbility } from '#web/browser/push.ts'
import { useNoticeSettings, useUpdateNoticeSettings } from '#web/features/account/account.queries.ts'
import { usePushSettings, useTurnOnPushes } from '#web/features/account/push/push.queries.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { useOwnAddress } from '#web/session/own-address.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './AnswerOffer.module.css'
import { storeOffered } from './offered.ts'

const questions: Readonly<Record<AnswerKind, () => string>> = {
  decision: m.settings_offer_decision,
  application: m.settings_offer_application,
}

interface Props {
  kind: AnswerKind
  userId: number
}

/** Nothing for players whom answers reach already. */
export function AnswerOffer({ kind, userId }: Props) {
  const { data: settings } = useNoticeSettings()
  const { data: push } = usePushSettings()
  const [isOpen, setOpen] = useState<boolean>()
  if (!settings || !push || isOpen === false) return null
  const reaches = settings[kind].byMail || (push.devices.length > 0 && settings[kind].byPush)
  if (isOpen === undefined && reaches) return null
  return (
    <Offer
      kind={kind}
      userId={userId}
      settings={settings}
      push={push}
      onShown={() => setOpen(true)}
      onClose={() => setOpen(false)}
    />
  )
}

interface OfferProps extends Props {
  settings: NoticeSettings
  push: PushSettings
  onShown: () => void
  onClose: () => void
}

function Offer({ kind, userId, settings, push, onShown, onClose }: OfferProps) {
  const toast = useToast()
  const state = useRef<HTMLParagraphElement>(null)
  const [done, setDone] = useState<string>()
  const { mutateAsync: turnOn } = useTurnOnPushes()
  const { mutateAsync: update } = useUpdateNoticeSettings()
  const { data: address } = useOwnAddress()
  useEffect(() => {
    storeOffered(userId)
    onShown()
  }, [userId, onShown])
  // The button that was pressed is gone.
  useEffect(() => {
    if (done) state.current?.focus()
  }, [done])
  const attempt = async (work: () => Promise<string | undefined>, failedText: string) => {
    try {
      setDone(await work())
    } catch (error) {
      toast.show(problemToast(error, errorText(error, failedText)))
    }
  }
  const onDevice = () =>
    attempt(async () => {
      if ((await turnOn(push.publicKey)) === null) {
        toast.show({ title: m.settings_offer_dismissed() })
        return undefined
      }
      return m.settings_offer_pushed()
    }, m.push_turn_on_failed())
  const byMail = () =>
    attempt(async () => {
      await update(withAnswersByMail(settings, true))
      return address?.isConfirmed === false
        ? m.settings_offer_mailed_later({ email: address.email })
        : m.settings_offer_mailed()
    }, m.account_notices_save_failed())
  return (
    <section className={styles.offer} aria-label={m.settings_offer()}>
      <div className={styles.head}>
        {/* There from the start, so that screen readers announce what comes into it. */}
        <p role="status" ref={state} tabIndex={-1} className={styles.text}>
          {done ?? questions[kind]()}
        </p>
        <IconButton label={m.ui_close()} onClick={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      </div>
      {done ? null : (
        <div className={styles.ways}>
          {pushAbility() === 'possible' ? (
            <BusyButton size="sm" onClick={onDevice}>
              <BellRing size={16} aria-hidden />
              {m.settings_offer_push()}
            </BusyButton>
          ) : null}
          <BusyButton size="sm" onClick={byMail}>
            <Mail size={16} aria-hidden />
            {m.settings_offer_mail()}
          </BusyButton>
        </div>
      )}
    </section>
  )
}
