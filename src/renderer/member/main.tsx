import '../styles/app.css'
// oxlint-disable-next-line import/no-unassigned-import -- run here, used below
import 'react-dom/client'
import { showStartFailure } from './app/failure/start-failure.ts'
import { loadWhenOnline } from './shared/loading/load-when-online.ts'

// Two files, both fetched at once (index.html): the library first, then what is ours, and our start when that is read.
// Three short tasks instead of one long one, which slow phones feel.
loadWhenOnline(() => import('./app/start.tsx'))
  .then(inNextTask)
  .then(({ start }) => start())
  .catch(showStartFailure)

function inNextTask<Value>(value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(() => resolve(value)))
}
