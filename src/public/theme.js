// Sets the chosen theme and the school's colour before the first paint. A file of its own, because the page runs no
// inline script.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const accent = JSON.parse(localStorage.getItem('school') ?? 'null')?.accent;
  if (accent && accent !== 'verde') document.documentElement.dataset.accent = accent;
} catch {
  // Storage is blocked: the system's theme it is, and the green until the server has said more.
}
