import { createContext, type ReactNode, use } from 'react'

/** The filter by ship, which the page passes in because ships belong to another feature. */
interface ShipFilterPart {
  readonly field: ReactNode
  /** The name of the chosen ship, once it is known. */
  readonly name: string | undefined
}

export const ShipFilterContext = createContext<ShipFilterPart>({ field: null, name: undefined })

export const useShipFilter = () => use(ShipFilterContext)
