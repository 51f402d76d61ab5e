import { Plus, User } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { readyLabels } from '#web/features/crews/ready/ready-states.ts'
import { playerName } from '#web/i18n/player-names.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import { roleGlyph } from './role-glyph.ts'
import { SeatAnswer } from './SeatAnswer.tsx'
import styles from './SeatFaces.module.css'
import { seatGroupLabel } from './seat-labels.ts'
import type { SeatedMember } from './seat-people.ts'
import type { SeatGroup } from './seats.ts'

/** More would be a wall of seats; the row says how many there are. */
const mostSeats = 12

interface Props {
  group: SeatGroup
  people: readonly SeatedMember[]
  viewerId: number | undefined
  /** For a player who can take a free seat. The button beside the seats does the same, for the keyboard. */
  onPick?: (() => void) | undefined
  /** For those who lead: what the first free seat opens. */
  freeSeat?: FreeSeatSlot | undefined
}

/** Draws the seat, with a plus if a tap on it does something. */
export type FreeSeatSlot = (draw: (hasPlus: boolean) => ReactNode) => ReactNode

/** The seats of one group: taken ones with the faces of those who fly, free ones with the glyph of the role. */
export function SeatFaces({ group, people, viewerId, onPick, freeSeat }: Props) {
  const Glyph = group.kind === 'any' ? User : roleGlyph(group.roleName, group.roleCategory)
  const shown = people.slice(0, mostSeats)
  const empty = group.free + Math.max(0, group.taken + group.closed - people.length)
  const drawn = Math.min(empty, Math.max(mostSeats - shown.length, 1))
  const more = people.length - shown.length + empty - drawn
  const names = people.map(({ displayName, ready }) =>
    [playerName(displayName), ready ? readyLabels[ready]() : ''].filter(Boolean).join(', '),
  )
  const emptySeat = (index: number) => {
    const isFree = index < group.free
    if (!isFree) return <span key={index} className={classNames(styles.seat, styles.closed)} />
    const look = classNames(styles.seat, styles.free)
    const inside = (hasPlus: boolean) => (
      <>
        <Glyph size={20} strokeWidth={1.6} />
        {hasPlus ? (
          <span className={styles.plus}>
            <Plus size={11} strokeWidth={2.75} />
          </span>
        ) : null}
      </>
    )
    const draw = (hasPlus: boolean) => <span className={look}>{inside(hasPlus)}</span>
    if (freeSeat && index === 0) return <Fragment key={index}>{freeSeat(draw)}</Fragment>
    if (!onPick) return <Fragment key={index}>{draw(false)}</Fragment>
    return (
      <button key={index} type="button" tabIndex={-1} className={look} onClick={onPick}>
        {inside(true)}
      </button>
    )
  }
  return (
    <div>
      <span className="sr-only">{[seatGroupLabel(group), ...names].join('; ')}</span>
      <span className={styles.row} aria-hidden={freeSeat ? undefined : true}>
        {shown.map((member) => (
          <span
            key={member.id}
            aria-hidden
            className={classNames(styles.seat, member.id === viewerId && styles.viewers)}
            title={playerName(member.displayName)}
          >
            <Avatar name={playerName(member.displayName)} src={member.profileImage} size={36} />
            {member.ready ? <SeatAnswer answer={member.ready} /> : null}
          </span>
        ))}
        {Array.from({ length: drawn }, (_, index) => emptySeat(index))}
        {more > 0 ? <span className={styles.more}>+{more}</span> : null}
      </span>
    </div>
  )
}
