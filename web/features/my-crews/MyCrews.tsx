import type { ComponentProps, ReactNode } from 'react'
import { m } from '#texts'
import { ScreenProblem } from '#web/problems/ScreenProblem.tsx'
import { MyCrewsSections } from './MyCrewsSections.tsx'
import { useMyCrews } from './my-crews.queries.ts'

type Props = Omit<ComponentProps<typeof MyCrewsSections>, 'crews'> & { loading: ReactNode }

/** The crews the player leads, has joined or has applied to, and those that are over. */
export function MyCrews({ loading, ...rest }: Props) {
  const { data: crews, error, isPending, isFetching, refetch } = useMyCrews()
  if (crews) return <MyCrewsSections crews={crews} {...rest} />
  if (isPending) return loading
  return <ScreenProblem title={m.my_crews_failed()} error={error} retrying={isFetching} onRetry={refetch} />
}
