import { attempt, flash } from '../../parts/flash.ts'
import { saveFile } from './save-file.ts'
import { closeStream, openStageStream } from './stage-stream.ts'

/** The browser's own question takes a moment to go from the picture. */
const settleMs = 400

/** Saves the stage as a PNG file. */
export function takePicture(): Promise<boolean> {
  return attempt(async () => {
    const stream = await openStageStream()
    if (stream === null) return
    try {
      flash(`ステージの写真を保存しました（${saveFile(await pictureOf(stream), 'png')}）`)
    } finally {
      closeStream(stream)
    }
  })
}

async function pictureOf(stream: MediaStream): Promise<Blob> {
  const video = document.createElement('video')
  video.muted = true
  video.srcObject = stream
  await video.play()
  await new Promise((go) => window.setTimeout(go, settleMs))
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (picture === null) throw new Error('Failed to draw the picture of the stage: the stream has no size.')
  return picture
}
