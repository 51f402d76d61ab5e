import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { NoticeKind } from '#contract/notices/kinds.ts'
import { kindsOf, unsubscribe } from '#contract/notices/unsubscribe.ts'
import { m } from '#texts'
import { call } from '#web/api/call.ts'
import { noticeKindTexts } from '#web/features/account/notices/notice-kind-texts.ts'
import { AuthLayout } from '#web/features/auth/AuthLayout.tsx'
import { paths } from '#web/paths.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'

const textsOf = (kinds: readonly NoticeKind[], done: boolean) => {
  if (kinds.length === 0)
    return { title: m.push_unsubscribe_broken_title(), lead: m.push_unsubscribe_broken_text() }
  const names = { kinds: kinds.map((kind) => noticeKindTexts[kind].name()).join(', ') }
  return done
    ? { title: m.push_unsubscribe_done_title(), lead: m.push_unsubscribe_done_text(names) }
    : { title: m.push_unsubscribe_title(), lead: m.push_unsubscribe_text(names) }
}

/** The link in mails leads here. It takes a click: programs that check mails open links too. */
export function UnsubscribePage() {
  const { unsubscribeToken = '' } = useLocation().state
  const [done, setDone] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const kinds = kindsOf(unsubscribeToken)
  const { title, lead } = textsOf(kinds, done)
  usePageTitle(title)
  const end = async () => {
    setProblem(undefined)
    try {
      await call(unsubscribe, { query: { token: unsubscribeToken } })
      setDone(true)
    } catch (error) {
      setProblem(error)
    }
  }
  return (
    <AuthLayout
      title={title}
      lead={lead}
      step={done ? 1 : 0}
      artTitle={m.push_unsubscribe_art_title()}
      artText={m.push_unsubscribe_art_text()}
    >
      <FormProblem error={problem} fallback={m.push_unsubscribe_failed()} />
      {done || kinds.length === 0 ? (
        <Button asChild size="lg" block>
          <Link to={paths.settingsNotices}>{m.push_unsubscribe_settings()}</Link>
        </Button>
      ) : (
        <BusyButton
          variant="primary"
          size="lg"
          block
          pendingLabel={m.push_unsubscribe_pending()}
          onClick={end}
        >
          {m.push_unsubscribe_submit()}
        </BusyButton>
      )}
    </AuthLayout>
  )
}
