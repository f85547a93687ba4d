import type { PictureFault } from '../images.ts'

/** Why a chosen picture is not taken (D-138). */
export const pictureFaults: Record<PictureFault, string> = {
  kind: 'JPEG・PNG・WebPの画像を選んでください。HEIC・GIF・PDFなどはお使いいただけません。',
  damaged: '画像を読み取れませんでした。ファイルが壊れている可能性がありますので、別の画像をお選びください。',
  small: '画像が小さすぎて、はっきり表示できません。もう少し大きな画像をお選びください。',
  large: '縮小しても10MBを超えるため、お使いいただけません。別の画像をお選びください。',
}
