/** Opens and cuts pictures in the browser: what is not kept, such as where a photo was taken, is never sent. */
import { pictureLimits } from '#contract/pictures/limits.ts'
import { type Crop, cropSide } from './crop.ts'

export type PictureProblem = 'file_too_large' | 'too_many_pixels' | 'not_a_picture'

/** Turned the right way by the browser. `closePicture` frees its memory. */
export const openPicture = async (file: File): Promise<HTMLImageElement | PictureProblem> => {
  if (file.size > pictureLimits.bytes) return 'file_too_large'
  const image = new Image()
  image.src = URL.createObjectURL(file)
  const refuse = (problem: PictureProblem): PictureProblem => {
    closePicture(image)
    return problem
  }
  try {
    await image.decode()
  } catch {
    return refuse('not_a_picture')
  }
  const pixels = image.naturalWidth * image.naturalHeight
  if (pixels === 0) return refuse('not_a_picture')
  return pixels > pictureLimits.pixels ? refuse('too_many_pixels') : image
}

export const closePicture = (image: HTMLImageElement): void => URL.revokeObjectURL(image.src)

export const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({
  width: naturalWidth,
  height: naturalHeight,
})

/** Twice as large as the server keeps it, which makes its own copy of it. */
const sentSide = 2 * pictureLimits.side

export const cutSquare = (image: HTMLImageElement, crop: Crop): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const canvas = document.createElement('canvas')
    canvas.width = sentSide
    canvas.height = sentSide
    const context = canvas.getContext('2d')
    if (!context) return reject(new Error('The browser cannot draw'))
    context.imageSmoothingQuality = 'high'
    const side = cropSide(sizeOf(image), crop)
    context.drawImage(image, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, sentSide, sentSide)
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser cannot encode'))),
      'image/webp',
      0.9,
    )
  })
