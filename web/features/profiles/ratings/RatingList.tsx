import { Link } from '@tanstack/react-router'
import type { ReceivedRating } from '#contract/profiles/players.ts'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { PlayerText } from '#web/ui/display/PlayerText.tsx'
import { Stars } from '#web/ui/marks/Stars.tsx'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import styles from './RatingList.module.css'

interface Props {
  ratings: readonly ReceivedRating[]
  formatAge: (moment: string) => string
}

export function RatingList({ ratings, formatAge }: Props) {
  if (ratings.length === 0) {
    return (
      <EmptyState art="seats" heading="h3" title={m.profiles_no_ratings()}>
        {m.profiles_no_ratings_text()}
      </EmptyState>
    )
  }
  return (
    <ul>
      {ratings.map((rating) => (
        <li key={rating.id} className={styles.rating}>
          <div className={styles.head}>
            <Avatar name={rating.ratedBy ?? m.shell_former_player()} src={rating.raterImage} />
            <span className={styles.name}>
              {rating.raterId === null ? (
                m.shell_former_player()
              ) : (
                <TextLink asChild touch>
                  <Link to={paths.profile} params={{ userId: String(rating.raterId) }} dir="auto">
                    {rating.ratedBy}
                  </Link>
                </TextLink>
              )}
            </span>
            <Stars value={rating.rating} />
            <span className={styles.age}>{formatAge(rating.createdAt)}</span>
          </div>
          {rating.comment ? <PlayerText text={rating.comment} /> : null}
          {rating.mission ? (
            <TextLink asChild touch tone="soft" className={styles.mission}>
              <Link to={paths.crew} params={{ id: String(rating.mission.id) }} dir="auto">
                {rating.mission.title}
              </Link>
            </TextLink>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
