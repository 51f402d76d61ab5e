import { Star } from 'lucide-react'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './FavouriteButton.module.css'
import { useFavourites, useSetFavourite } from './players.queries.ts'

interface Props {
  player: {
    readonly id: number
    readonly displayName: string
    /** Where it is not known, from the viewer's favourites. */
    readonly isFavourite?: boolean | undefined
  }
  iconOnly?: boolean
}

/** Makes a player a favourite, or no longer. Only the viewer ever knows. */
export function FavouriteButton({ player, iconOnly = false }: Props) {
  const { id, displayName: name, isFavourite: isKnown } = player
  const toast = useToast()
  const { data: favourites } = useFavourites({ enabled: isKnown === undefined })
  const { mutate, isPending, variables } = useSetFavourite(id)
  const isStored = isKnown ?? favourites?.some((each) => each.id === id) === true
  const isFavourite = isPending ? variables : isStored
  const toggle = () =>
    mutate(!isFavourite, {
      onError: (error) => {
        toast.show(problemToast(error, errorText(error, m.players_favourite_failed())))
      },
    })
  return (
    <Button
      size="sm"
      variant="ghost"
      square={iconOnly}
      className={styles.button}
      aria-label={m.players_favourite_name({ name })}
      aria-pressed={isFavourite}
      onClick={() => isPending || toggle()}
    >
      <Star aria-hidden />
      {iconOnly ? null : m.players_favourite()}
    </Button>
  )
}
