/** HTTP/2 beside HTTP/1.1 where the academy speaks https itself: a browser asks for a screen over one connection. */
import type { IncomingMessage, RequestListener, Server, ServerOptions } from 'node:http';
import { constants, createSecureServer, Http2ServerRequest } from 'node:http2';

/** As many answers under way on one connection as browsers ask for; the default has no limit. */
const MAX_STREAMS = 100;

type Options = Pick<ServerOptions, 'keepAliveTimeout' | 'requestTimeout'> & { cert: string; key: string };

/** Lets the rest of the server read of a request what HTTP/1.1 says in headers: its host, and a body of any length. */
const readAsHttp1 = ({ headers, stream }: Http2ServerRequest): void => {
  headers.host ??= headers[':authority'];
  if (!stream.endAfterHeaders && headers['content-length'] === undefined) headers['transfer-encoding'] = 'chunked';
};

/** Node looks for bodies that do not arrive in time on connections of HTTP/1.1 only. */
const cutIfSlow = (request: Http2ServerRequest, milliseconds: number | undefined): void => {
  if (request.stream.endAfterHeaders) return;
  const cut = setTimeout(() => request.stream.close(constants.NGHTTP2_CANCEL), milliseconds).unref();
  for (const over of ['end', 'close']) request.once(over, () => clearTimeout(cut));
};

/**
 * Whether a request came over HTTP/2, where connections serve many at a time and no header speaks of them. What it says
 * of itself proves nothing: 'GET / HTTP/2.0' is a request of HTTP/1 too.
 */
export const isHttp2 = (request: object): boolean => request instanceof Http2ServerRequest;

/**
 * A server that speaks both, as the client chooses. Node gives its requests and answers over HTTP/2 the face of those
 * over HTTP/1.1, so that they are the same to whoever answers.
 */
export const createHttp2Server = (options: Options, listener: RequestListener): Server => {
  const server = createSecureServer({
    ...options,
    allowHTTP1: true,
    settings: { maxConcurrentStreams: MAX_STREAMS },
  });
  server.on('session', session => session.setTimeout(options.keepAliveTimeout ?? 0, () => session.close()));
  server.on('request', (request, response) => {
    if (request instanceof Http2ServerRequest) {
      readAsHttp1(request);
      cutIfSlow(request, options.requestTimeout);
    }
    listener(request as unknown as IncomingMessage, response as unknown as Parameters<RequestListener>[1]);
  });
  return server as unknown as Server;
};
