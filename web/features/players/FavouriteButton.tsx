import { Star } from 'lucide-react'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './FavouriteButton.module.css'
import { useFavourites, useSetFavourite } from './players.queries.ts'

interface Props {
  player: { readonly id: number; readonly displayName: string }
  iconOnly?: boolean
}

/** Makes a player a favourite, or no longer. Only the viewer ever knows. */
export function FavouriteButton({ player: { id, displayName: name }, iconOnly = false }: Props) {
  const toast = useToast()
  const { data: favourites } = useFavourites()
  const { mutate, isPending, variables } = useSetFavourite(id)
  const isFavourite = isPending ? variables : favourites?.some((each) => each.id === id) === true
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
