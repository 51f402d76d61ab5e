import { Link } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import type { CrewMember } from '#contract/crews/crews.ts'
import { shortDateText } from '#contract/wire/date-texts.ts'
import { m } from '#texts'
import { onOneLine } from '#web/features/crews/crew-formats.ts'
import { ReadyChip } from '#web/features/crews/ready/ReadyChip.tsx'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { isDeleted, playerName } from '#web/i18n/player-names.ts'
import { roleNameLang, roleNameText } from '#web/i18n/role-labels.ts'
import { paths } from '#web/paths.ts'
import { Fold } from '#web/ui/display/Fold.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { Rating } from '#web/ui/marks/Rating.tsx'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import { CitizenId } from '#web/ui/players/CitizenId.tsx'
import { PlayerName } from '#web/ui/players/PlayerName.tsx'
import styles from './CrewMembers.module.css'

interface Props {
  members: readonly CrewMember[]
  /** The language the post is written in. */
  lang: string
  /** What the viewer can do about a member. */
  action?: ((member: CrewMember) => ReactNode) | undefined
  ref?: Ref<HTMLElement> | undefined
}

/** The rest is behind a line, unless it is only one more. */
const shownAtFirst = 6

function PartChip({ member }: { member: CrewMember }) {
  if (member.userRole === 'leader') return <Chip tone="beacon">{m.crews_leader()}</Chip>
  if (member.isCoLeader) return <Chip tone="beacon">{m.leading_co_leader()}</Chip>
  return <Chip tone="line">{m.crew_page_member()}</Chip>
}

export function CrewMembers({ members, lang, action, ref }: Props) {
  const now = useNow()
  const zone = useViewerZone()
  const row = (member: CrewMember) => (
    <li key={member.id} className={styles.member}>
      <Avatar name={playerName(member.displayName)} src={member.profileImage} size={36} />
      <div>
        <div className={styles.name}>
          <PlayerName>
            {isDeleted(member.displayName) ? (
              <span>{playerName(member.displayName)}</span>
            ) : (
              <Link to={paths.profile} params={{ userId: String(member.id) }} dir="auto">
                {member.displayName}
              </Link>
            )}
          </PlayerName>
          <PartChip member={member} />
          {member.ready && member.userRole === 'member' ? <ReadyChip state={member.ready} /> : null}
        </div>
        <div className={styles.facts}>
          {member.roleName ? (
            <>
              <span className={styles.role} dir="auto" lang={roleNameLang(member.roleName, lang)}>
                {roleNameText(member.roleName)}
              </span>
              {' · '}
            </>
          ) : null}
          <Rating average={member.reputation.averageRating} count={member.reputation.totalRatings} />
          {' · '}
          <CitizenId player={member} />
          {m.crew_page_joined({
            date: onOneLine(shortDateText(new Date(member.joinedAt), now, { locale: currentLocale(), zone })),
          })}
        </div>
      </div>
      {action?.(member)}
    </li>
  )
  const first = members.slice(0, members.length > shownAtFirst + 1 ? shownAtFirst : undefined)
  const more = members.slice(first.length)
  return (
    <Panel
      title={m.crew_page_members()}
      headerEnd={<span className={styles.count}>{m.next_step_aboard_short({ count: members.length })}</span>}
      flush
      ref={ref}
    >
      <ul>{first.map(row)}</ul>
      {more.length > 0 ? (
        <Fold title={m.crew_page_members_more({ count: more.length })} flush>
          <ul>{more.map(row)}</ul>
        </Fold>
      ) : null}
    </Panel>
  )
}
