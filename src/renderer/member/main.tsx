import '../styles/app.css'
import 'react-dom/client'

// Two files, both fetched at once (index.html): the library first, then what is ours. Starting is two short tasks instead
// of one long one, which slow phones feel.
void import('./app/start.tsx')
