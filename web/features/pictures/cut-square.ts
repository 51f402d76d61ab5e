import { pictureLimits } from '#contract/pictures/limits.ts'
import { redraw, sizeOf } from '#web/browser/picture-file.ts'
import { type Crop, cropSide } from './crop.ts'

/** Twice as large as the server keeps it, which makes its own copy of it. */
const sentSide = 2 * pictureLimits.side

export const cutSquare = (image: HTMLImageElement, crop: Crop): Promise<Blob> => {
  const side = cropSide(sizeOf(image), crop)
  const section = { x: crop.x - side / 2, y: crop.y - side / 2, width: side, height: side }
  return redraw(image, section, { width: sentSide, height: sentSide }, 'image/webp')
}
