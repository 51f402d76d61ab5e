import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import type { NoticeAct } from '#contract/notices/limits.ts'
import type { NoticeGroup } from '#contract/notices/list.ts'
import { m } from '#texts'
import { discussionHash, paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

const labels: Readonly<Record<NoticeAct, () => string>> = {
  rate: m.bell_act_rate,
  confirm_share: m.bell_act_confirm_share,
  see_split: m.bell_act_see_split,
  reply: m.bell_act_reply,
  open_chat: m.crew_page_chat,
  view_crew: m.bell_act_view_crew,
  keep: m.bell_act_keep,
  prolong: m.bell_act_prolong,
  contest: m.bell_act_contest,
  see_ratings: m.bell_act_see_ratings,
  ask_again: m.bell_act_ask_again,
  see_reports: m.bell_act_see_reports,
  see_appeals: m.bell_act_see_appeals,
}

const linkOf = (act: NoticeAct, { crewId, channel }: NoticeGroup, label: string): ReactElement | null => {
  switch (act) {
    case 'see_ratings':
      return (
        <Link to={paths.myProfile} search={{ tab: 'ratings' }}>
          {label}
        </Link>
      )
    case 'ask_again':
      return (
        <Link to={paths.settingsProfile} hash="handle">
          {label}
        </Link>
      )
    case 'prolong':
      return <Link to={paths.flyNow}>{label}</Link>
    case 'see_reports':
      return <Link to={paths.adminReports}>{label}</Link>
    case 'see_appeals':
      return <Link to={paths.adminAppeals}>{label}</Link>
    default: {
      if (crewId === null) return null
      const shown = act === 'open_chat' ? 'crew' : channel
      return (
        <Link to={paths.crew} params={{ id: String(crewId) }} hash={shown ? discussionHash[shown] : ''}>
          {label}
        </Link>
      )
    }
  }
}

interface Props {
  act: NoticeAct
  group: NoticeGroup
  describedBy: string
}

/** The button of a notice, which leads to where its act is done. */
export function NoticeAction({ act, group, describedBy }: Props) {
  const link = linkOf(act, group, labels[act]())
  return link ? (
    <Button asChild size="sm" variant="soft" aria-describedby={describedBy}>
      {link}
    </Button>
  ) : null
}
