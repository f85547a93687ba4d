import { atom } from 'jotai'
import { clockQuery, nowOf } from '../../hub/control/clock-query.ts'
import { attempt, flash } from '../../hub/control/flash.ts'
import { cached } from '../../hub/control/query-client.ts'
import { fileNameAt } from '../../hub/file-names.ts'
import { currentCopy } from '../../hub/language.ts'
import { store } from '../../hub/state.ts'
import { saveBlob } from '../../parts/files.ts'
import { presentingCopy } from './copy.ts'
import { closeStream, openStageStream } from './stage-stream.ts'

/**
 * Saves a picture or video of the stage, named by the world's time.
 * @returns the file name
 */
function saveFile(content: Blob, ending: string): string {
  const reading = cached(clockQuery)
  const name = `${reading === undefined ? 'yoimachi-stage' : fileNameAt(nowOf(reading))}.${ending}`
  saveBlob(name, content)
  return name
}

/** Milliseconds until the browser's prompt has left the picture. */
const promptFadeMs = 400

/** Saves the stage as a PNG file. */
export function takePicture(): Promise<boolean> {
  return attempt(async () => {
    const stream = await openStageStream()
    if (stream === null) return
    try {
      flash(currentCopy(presentingCopy).pictureSaved(saveFile(await pictureOf(stream), 'png')))
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
  await new Promise((go) => window.setTimeout(go, promptFadeMs))
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (picture === null) throw new Error('Failed to draw the picture of the stage: the stream has no size.')
  return picture
}

/** The recorder of the running video. */
export const recorderAtom = atom<MediaRecorder | null>(null)

const kinds = [
  { type: 'video/mp4;codecs=avc1', ending: 'mp4' },
  { type: 'video/webm;codecs=vp9', ending: 'webm' },
  { type: 'video/webm', ending: 'webm' },
] as const

const bitsPerSecond = 6_000_000

/** Milliseconds per chunk. Chunks keep most of the video if the browser fails late. */
const pieceMs = 1000

/** The start of a video, while the browser asks for the stage. */
let starting: Promise<boolean> | undefined

/** Starts a video of the stage, or stops the running video and saves it. Does nothing more while one is starting. */
export function toggleRecording(): Promise<boolean> {
  const recorder = store.get(recorderAtom)
  if (recorder === null) return (starting ??= attempt(record).finally(() => (starting = undefined)))
  recorder.stop()
  return Promise.resolve(true)
}

async function record(): Promise<void> {
  const stream = await openStageStream()
  if (stream === null) return
  try {
    recordStream(stream)
  } catch (cause) {
    closeStream(stream)
    throw cause
  }
}

function recordStream(stream: MediaStream): void {
  const kind = kinds.find(({ type }) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, {
    ...(kind && { mimeType: kind.type }),
    videoBitsPerSecond: bitsPerSecond,
  })
  const pieces: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
  recorder.addEventListener('stop', () => {
    store.set(recorderAtom, null)
    closeStream(stream)
    const name = saveFile(new Blob(pieces, { type: recorder.mimeType }), kind?.ending ?? 'webm')
    flash(currentCopy(presentingCopy).videoSaved(name))
  })
  // The browser also has a button that ends the sharing.
  stream.getVideoTracks()[0]?.addEventListener('ended', () => {
    if (recorder.state !== 'inactive') recorder.stop()
  })
  recorder.start(pieceMs)
  store.set(recorderAtom, recorder)
}
