/** The addresses of a route, as the router reads its path: '/course/:courseId', '/certificado/:code?'. */
export const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\/:\w+(\?)?/g, (_name, optional) => (optional ? '(?:/[^/]+)?' : '/[^/]+'))}/?$`, 'i');
