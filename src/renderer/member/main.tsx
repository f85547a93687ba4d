import '../styles/app.css'
// oxlint-disable-next-line import/no-unassigned-import -- run here, used below
import 'react-dom/client'
import { showStartFailure } from './app/failure/start-failure.ts'
import { loadWhenOnline } from './shared/loading/load-when-online.ts'

// index.html requests both files at once. React, our code and our start run as three short tasks, because one long task
// blocks slow phones.
loadWhenOnline(() => import('./app/start.tsx'))
  .then(inNextTask)
  .then(({ start }) => start())
  .catch(showStartFailure)

function inNextTask<Value>(value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(() => resolve(value)))
}
