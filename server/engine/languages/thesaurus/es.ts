// Long because each group of words has a line.

import { groupList } from "../../thesaurus/group-list.ts";

/** What customers and help pages call the same thing in Spanish. */
export const es = groupList(`
  eliminar, borrar, quitar, suprimir, deshacerse de, retirar, eliminación
  eliminar mi cuenta, cerrar mi cuenta, borrar mi cuenta, dar de baja la cuenta, cierre de cuenta
  desinstalar, quitar, eliminar, desinstalación
  cancelar, anular, terminar, dar de baja, darse de baja, baja, rescindir, dejar de, cancelación
  desuscribirse, darse de baja, dejar de recibir, cancelar suscripción
  añadir, agregar, crear, incluir, insertar, meter
  crear, hacer, nuevo, abrir, generar, creación
  configurar, ajustar, preparar, configuración, instalar, establecer
  empezar, comenzar, primeros pasos, iniciar, arrancar
  cambiar, modificar, editar, actualizar, corregir, ajustar, cambio, modificación
  renombrar, cambiar el nombre, nuevo nombre
  reemplazar, sustituir, cambiar, canjear
  personalizar, adaptar, a medida, personalización
  activar, encender, habilitar, poner en marcha, activación
  desactivar, apagar, deshabilitar, desactivación, inhabilitar
  silenciar, sin sonido, no molestar
  pausar, suspender, congelar, interrumpir, pausa
  reanudar, continuar, reactivar, retomar
  bloquear, prohibir, vetar, bloqueo
  excluir, ignorar, filtrar, dejar fuera, omitir
  limitar, restringir, límite, máximo, cuota, tope, restricción
  permitir, autorizar, dejar, conceder, permiso
  ocultar, esconder, invisible, no mostrar
  mostrar, ver, visualizar, consultar, visible, aparecer
  encontrar, buscar, localizar, dónde está, hallar
  seguir, rastrear, seguimiento, medir, vigilar
  comprobar, verificar, revisar, confirmar, validar, probar
  compartir, dar acceso, enlace público, enviar a
  publicar, hacer público, lanzar, subir, publicación
  invitar, invitación, añadir usuario, agregar miembro, añadir miembro, añadir compañero, agregar colega
  unirse, participar, entrar, hacerse miembro, apuntarse
  abandonar, salir, dejar, irse
  conectar, vincular, enlazar, asociar, emparejar, integrar
  desconectar, desvincular, desenlazar
  integración, complemento, extensión, plugin, conector
  combinar, fusionar, unir, juntar
  dividir, separar, repartir
  copiar, duplicar, clonar, copia
  mover, trasladar, transferir, migrar, pasar
  ordenar, clasificar, organizar, orden
  importar, subir, cargar, importación, traer
  exportar, descargar, extraer, sacar, exportación
  descargar, bajar, guardar, descarga, bajarse
  copia de seguridad, respaldo, backup, guardar, respaldar
  restaurar, recuperar, recobrar, restauración, recuperación
  deshacer, revertir, volver atrás
  papelera, basura, elementos eliminados
  restablecer, resetear, reiniciar, poner a cero, restablecimiento
  reiniciar, volver a encender, reinicio
  sincronizar, sincronización, en todos mis dispositivos
  actualizar, actualización, nueva versión, última versión
  versión, edición
  mejorar plan, cambiar de plan, plan superior, subir de plan
  renovar, renovación, prolongar, extender, prórroga
  caducar, expirar, vencer, caducidad, vencimiento, caducado
  válido, validez, vigente, vigencia
  efectivo, dinero en efectivo, en metálico
  iniciar sesión, entrar, acceder, inicio de sesión, login, ingresar, loguearse
  cerrar sesión, salir, logout, cierre de sesión
  bloqueado, sin acceso, no puedo entrar, perdí el acceso
  registrarse, crear cuenta, darse de alta, registro, inscribirse, abrir cuenta
  cuenta, perfil, usuario
  nombre de usuario, usuario, login, alias
  contraseña, clave, password, pin, código de acceso
  olvidé mi contraseña, contraseña olvidada, restablecer contraseña, recuperar contraseña, perdí la clave
  dos factores, doble factor, 2fa, verificación en dos pasos, autenticación de dos factores, dos pasos
  código de recuperación, clave de recuperación, código de respaldo
  código de verificación, código de confirmación, código de seguridad
  seguridad, protección, seguro, proteger
  hackeado, pirateado, cuenta robada, suplantación, phishing
  cifrado, encriptado, cifrar, encriptación
  privado, confidencial, secreto, personal
  privacidad, protección de datos, datos personales, rgpd
  cookies, rastreo, consentimiento
  consentimiento, autorización, permiso, aprobación
  condiciones, términos, normas, reglas, aviso legal
  compañero, miembro del equipo, colega, empleado, colaborador, trabajador
  miembro, participante, usuario, integrante
  equipo, grupo, organización, departamento
  invitado, visitante, externo
  rol, permiso, derecho, nivel de acceso
  administrador, admin, gestor, propietario, responsable
  propietario, dueño, titular
  transferir la propiedad, cambiar de titular, ceder, nuevo dueño
  acceso, entrada, acceder
  licencia, clave de licencia, número de serie
  cliente, comprador, consumidor
  vendedor, comerciante, tienda, proveedor
  empresa, compañía, sociedad, negocio, organización
  factura, recibo, comprobante, ticket, justificante de pago
  facturación, pago, cobro
  dirección de facturación, datos de facturación, datos fiscales
  precio, coste, costo, tarifa, cuánto cuesta, importe, caro
  barato, económico, asequible
  gratis, gratuito, sin coste, sin costo, sin pagar
  impuesto, iva, tasa
  moneda, divisa, euro, dinero
  pagar, abonar, pago, cobrar
  método de pago, forma de pago, tarjeta de crédito, medio de pago, cómo puedo pagar
  transferencia, domiciliación, cuenta bancaria, iban
  pago rechazado, tarjeta rechazada, pago fallido, denegado
  cobrado, cargado, facturado, cargo
  cobrado dos veces, doble cargo, cobro duplicado, pagado dos veces
  a plazos, cuotas, pago fraccionado, mensualidad
  impago, pendiente, vencido, recordatorio de pago
  reembolso, devolver el dinero, reembolsar, devolución, recuperar mi dinero, reintegro
  devolución, devolver, cambiar, retornar, enviar de vuelta
  descuento, cupón, código promocional, promoción, rebaja, oferta, vale
  estudiante, escuela, universidad, educativo
  tarjeta regalo, vale regalo, cheque regalo
  regalo, regalar
  fidelidad, puntos, recompensa
  crédito, saldo, recarga, prepago
  prueba, prueba gratuita, periodo de prueba, probar, demo
  suscripción, plan, abono, membresía, contrato
  mensual, al mes, por mes, cada mes
  anual, al año, por año, cada año
  comprar, pedir, adquirir, pedido, compra, encargar
  carrito, cesta, carro
  agotado, sin existencias, no disponible
  disponible, en stock, disponibilidad
  producto, artículo, mercancía
  entrega, envío, reparto, enviar, entregar, despacho
  gastos de envío, coste de envío, precio del envío
  plazo de entrega, cuándo llega, tiempo de entrega, cuánto tarda
  paquete, bulto, envío, caja
  seguimiento del pedido, dónde está mi pedido, número de seguimiento, rastrear mi paquete
  transportista, mensajero, repartidor, correos
  recoger, recogida, retirar, pasar a buscar
  extranjero, internacional, otros países
  aduana, aranceles
  no ha llegado, perdido, no recibido, no me ha llegado, extraviado
  dañado, roto, defectuoso, estropeado, defecto
  garantía, garantizado, cubierto
  reparar, reparación, arreglar, servicio técnico, arreglo
  recambio, repuesto, pieza
  no funciona, roto, averiado, estropeado, falla, error, no va
  error, problema, fallo, avería, incidencia, falla
  solucionar, resolver, arreglar, solución, corregir
  bloqueado, colgado, congelado, no responde
  lento, lentitud, tarda, velocidad
  caído, fuera de línea, no disponible, sin servicio
  desaparecido, falta, perdido, no aparece, no encuentro
  incorrecto, erróneo, equivocado, mal
  duplicado, repetido, doble, dos veces
  notificación, aviso, alerta, recordatorio
  recordatorio, recordar, aviso
  correo, correo electrónico, email, e-mail, mail, mensaje
  dirección de correo, correo, email
  boletín, newsletter, lista de correo
  spam, correo no deseado, basura
  no recibo el correo, no llega el email, correo no recibido
  informe, resumen, reporte, balance
  estadísticas, cifras, datos, métricas, análisis
  panel, tablero, resumen, página de inicio
  gráfico, gráfica, diagrama
  tráfico, visitas, visitantes
  objetivo, conversión, meta
  filtro, filtrar, segmento
  periodo, intervalo, fechas, rango
  tiempo real, en vivo, en directo, ahora mismo
  historial, registro, pasado, actividad
  retraso, demora, tarde, espera
  aplazar, posponer, retrasar, cambiar la fecha
  plazo, fecha límite, hasta cuándo, vencimiento
  horario, horas de apertura, abierto, cuándo abren, apertura
  cerrado, festivo, cierre, feriado
  vacaciones, permiso, ausencia
  cita, reserva, turno, hora
  reservar, pedir cita, reserva, agendar
  cambiar la cita, cambiar la reserva, otra fecha, reprogramar
  calendario, agenda, horario
  recurrente, repetir, periódico
  evento, reunión, encuentro
  curso, clase, taller, formación
  entrada, billete, ticket, boleto
  solicitud, ticket, caso, consulta
  contacto, contactar, llamar, teléfono, atención al cliente, hablar con, escribir
  soporte, ayuda, asistencia, atención al cliente, servicio al cliente
  queja, reclamación, quejarse, insatisfecho, reclamar
  opinión, valoración, comentario, sugerencia, reseña
  teléfono, móvil, celular, smartphone, llamar
  número de teléfono, número de móvil, número de celular
  aplicación, app, programa, software
  ordenador, computadora, pc, portátil, computador
  dispositivo, aparato, máquina, equipo
  teléfono nuevo, móvil nuevo, cambié de móvil, perdí el móvil, otro dispositivo
  navegador, chrome, firefox, safari
  sitio web, página web, web, página, sitio
  enlace, vínculo, url, link
  internet, red, wifi, conexión
  sin conexión, sin internet, offline
  cable, cordón
  batería, pila, carga
  almacenamiento, espacio, memoria, capacidad
  sin espacio, almacenamiento lleno, más espacio
  archivo, fichero, documento, adjunto
  adjunto, archivo adjunto, anexo
  carpeta, directorio, álbum
  foto, imagen, fotografía
  vídeo, video, película, clip
  captura de pantalla, pantallazo
  tamaño del archivo, demasiado grande, archivo grande
  formato, tipo de archivo, extensión
  hoja de cálculo, excel, csv, tabla
  imprimir, impresión, papel
  escanear, código qr, digitalizar
  formulario, solicitud, impreso
  rellenar, completar, cumplimentar, llenar
  presentar, enviar, entregar, remitir
  solicitar, pedir, tramitar, solicitud
  estado, situación, cómo va
  tramitar, gestionar, procesar, trámite
  aprobar, aceptar, conceder, autorizar
  rechazar, denegar, denegado, negar
  certificado, justificante, acreditación, documento
  documento de identidad, dni, pasaporte, identidad, cédula
  carné de conducir, licencia de conducir, permiso de conducir
  domicilio, residencia, dirección, vivienda
  mudanza, cambio de domicilio, cambio de dirección, nueva dirección
  dirección, ubicación, dónde, lugar, calle
  aparcamiento, estacionamiento, parking, aparcar, estacionar
  accesibilidad, silla de ruedas, discapacidad
  ayuntamiento, administración, oficina, organismo
  ayuda, subsidio, prestación, subvención
  firma, firmar, firma electrónica
  documentos necesarios, documentación, requisitos, papeles, qué necesito
  recurso, recurrir, impugnar
  multa, penalización, recargo, sanción
  requisito, condición, necesario, obligatorio
  compatible, compatibilidad, soportado
  idioma, lengua, traducción, traducir
  zona horaria, hora local
  ajustes, configuración, opciones, preferencias
  botón, icono, tecla
  modo oscuro, modo noche, tema, apariencia
  letra, fuente, tamaño del texto
  foto de perfil, avatar, imagen de perfil
  etiqueta, tag, palabra clave
  categoría, sección, tipo, grupo
  plantilla, modelo, ejemplo
  comentario, nota, observación
  mensaje, chat, conversación
  incrustar, insertar, widget, poner en mi web
  api, interfaz, desarrollador
  token, clave api, clave
  automático, automáticamente, solo, automatización
  a mano, manual, manualmente
  en masa, varios a la vez, todos a la vez, en bloque
  todo, todos, entero, completo
  borrador, sin publicar
  archivar, archivo, guardar
  antiguo, anterior, viejo, previo
  nuevo, reciente, último, actual
  temporal, provisional, por un tiempo
  definitivo, para siempre, permanente, irreversible
  familia, hogar, pareja, parientes
  niño, menor, hijo, niños
  edad, mayor de edad, edad mínima
  mascota, perro, gato, animal
  fallecimiento, muerte, heredero
  urgente, emergencia, inmediatamente
  comparar, diferencia, comparación
  alternativa, otra opción, en lugar de
  función, funcionalidad, opción
  guía, tutorial, manual, instrucciones, documentación
  tamaño, talla, medida, dimensión
  alergia, alérgeno, intolerancia, gluten
  vegetariano, vegano, sin carne
  comida, plato, menú
  habitación, alojamiento, hotel, cuarto
  llegada, llegar, check-in
  salida, check-out, marcharse
  equipaje, maleta, bolsa
  coche, auto, vehículo, carro
  bicicleta, bici
  alquilar, alquiler, arrendar, renta
  fianza, depósito, señal, anticipo
  seguro, asegurado, cobertura
  robo, robado, hurto
  objetos perdidos, perdido, olvidado
  empleo, trabajo, vacante, puesto
  bajar, reducir, disminuir, rebajar, recortar
  subir, aumentar, ampliar, incrementar, más alto
  como máximo, máximo, tope, límite, hasta
  permanencia, compromiso de permanencia, duración mínima, atado
  darse de baja, salir del contrato, baja anticipada, rescindir
  subida de precio, más caro, aumento de precio, encarecer
  indemnización, compensación, compensar, resarcir, derecho a
  reclamar, impugnar, disputar, no estoy de acuerdo, reclamación, disputa
  cambiado de idea, desistir, desistimiento, arrepentido, echarse atrás
  se me pasó, olvidado, demasiado tarde, perdido el plazo
  mudarse, mudanza, me mudo, nueva casa, cambio de domicilio
  cuenta bancaria, datos bancarios, iban, número de cuenta, cambiar de banco
  domiciliación, domiciliar, adeudo, recibo, cobro automático, cargar
  transferencia periódica, orden permanente, transferencia automática
  transferencia, enviar dinero, transferir, bizum
  efectivo, cajero, retirar, sacar dinero, retirada
  bloquear tarjeta, tarjeta perdida, tarjeta robada, anular tarjeta, me han robado la tarjeta
  descubierto, números rojos, saldo negativo
  intereses, tipo de interés, rentabilidad, remuneración
  ahorro, ahorrar, cuenta de ahorro, guardar dinero
  préstamo, crédito, hipoteca, pedir prestado, financiación
  siniestro, parte, dar parte, reclamación al seguro
  franquicia
  tarjeta sim, sim, esim, chip
  conservar mi número, portabilidad, mantener el número
  roaming, itinerancia, extranjero, de viaje
  datos móviles, gigas, gigabytes, tarifa de datos
  router, módem, enrutador, punto de acceso
  alcance, cobertura, señal, recepción, demasiado lejos
  luz, led, piloto, parpadea, intermitente, indicador
  emparejar, vincular, conectar, añadir dispositivo, enlazar
  restablecer, reiniciar de fábrica, restaurar, resetear, valores de fábrica
  reiniciar, reinicio, arrancar de nuevo
  firmware, actualización, nueva versión, actualizar
  pitido, ruido, sonido, suena, alarma
  grabación, vídeo, clip, imágenes
  técnico, instalador, visita, instalación a domicilio, operario
  contador, lectura, consumo
  apagón, corte de luz, sin luz, corte
  cortar, suspender, corte del servicio, dejar sin servicio
  fallecido, fallecimiento, muerto, herencia, heredero, defunción
  poder, autorizado, en nombre de, tutor, representante
  conjunta, compartida, entre dos, cotitular
  fraude, estafa, sospechoso, no he sido yo, timo
  nómina, sueldo, salario, ingresos
  más rápido, más velocidad, mejorar tarifa
  montar, montaje, ensamblar, instalar
  aparato viejo, retirada, reciclar, llevarse, recogida del viejo
  vecino, ausente, otra persona, no estoy en casa, dejar
  caducan los puntos, perder puntos, caducidad
  registro de horas, parte de horas, horas trabajadas, cronómetro
  asignar, responsable, delegar, encargado
  solo lectura, solo ver, lector, sin editar
  obligatorio, obligado, forzoso
  buzón de voz, contestador, buzón
  se cae, se corta, cortes, se desconecta, inestable
  irme, cambiar de compañía, darme de baja, pasarse a otra
  pasarme a vosotros, hacerme cliente, alta, contratar
  deuda, debo, impago, recibo devuelto, impagado
  recibo devuelto, devuelve el recibo, echó para atrás, rechazado por el banco
  poco a poco, a plazos, fraccionar, en cuotas, dividir el pago
  recibo, factura, cobro, cargo
  clave, contraseña, código de acceso, pin
  gigas, megas, datos, gb, mb
  velocidad reducida, agotado, sin datos, acabar, se acaban
  vivir, piso, casa, vivienda, domicilio
  robado, robo, quitado, me quitaron, hurto
  denuncia, policía, poner denuncia
  dar, regalar, compartir, pasar, ceder
  viajar, viaje, extranjero, vacaciones, fuera
  papeles, documentos, documentación, qué necesito, hace falta
  entregar, devolver, llevar, dejar, depositar
  mandar, enviar, adjuntar, subir, remitir
  cámara, cam, webcam
  nevera, frigorífico, frigo
  ordenador, computadora, portátil, pc
  móvil, teléfono, celular
  coche, auto, carro
  colgar, montar, instalar en la pared
  borrarme, eliminar cuenta, cerrar cuenta, darme de baja
  arreglar, reparar, estropeado, averiado, roto
  tique, ticket, recibo, justificante de compra
  mensajero, repartidor, transportista
  caducidad, caducar, vencer, validez
`);
