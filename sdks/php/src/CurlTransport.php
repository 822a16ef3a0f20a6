<?php

declare(strict_types=1);

namespace Parley;

/** The transport of the extension curl. Its connections are kept for the next requests. */
final class CurlTransport implements Transport
{
    private \CurlShareHandle $share;

    public function __construct()
    {
        $this->share = curl_share_init();
        curl_share_setopt($this->share, CURLSHOPT_SHARE, CURL_LOCK_DATA_SSL_SESSION);
        curl_share_setopt($this->share, CURLSHOPT_SHARE, CURL_LOCK_DATA_CONNECT);
    }

    public function send(Request $request): Response
    {
        $response = new CurlResponse($request, $this->share);
        $response->begin();
        return $response;
    }
}
